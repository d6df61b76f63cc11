CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "players" ("id" text primary key, "name" text, "joined" bigint not null);
CREATE TABLE "devices" ("key" text primary key, "player" text not null, "added" bigint not null);
CREATE TABLE "nonces" ("mark" text primary key, "created" bigint not null);
CREATE TABLE "clock" ("id" integer primary key, "purged" bigint not null);
CREATE TABLE "results" ("day" integer not null, "ledger" text not null, "player" text not null, "attempt" integer not null, "seal" text not null, "replay" text not null, "won" integer not null, "rank" text not null, "turns" integer not null, "reason" text not null, "merit" text not null, "facts" text not null, "kept" text not null, "counted" integer not null, "received" bigint not null, constraint "results_key" primary key ("day", "ledger", "player", "attempt"), constraint "results_once" unique ("day", "ledger", "player", "seal"));
CREATE TABLE "codes" ("mark" text primary key, "player" text not null, "expires" bigint not null);
CREATE TABLE "journal" ("player" text not null, "place" integer not null, "mark" text not null, "entry" text not null, constraint "journal_key" primary key ("player", "place"), constraint "journal_once" unique ("player", "mark"));
CREATE TABLE "matches" ("id" text primary key, "game" text not null, "rules" integer not null, "pack" text not null, "setup" text not null, "seed" text not null, "pace" text not null, "move_ms" bigint not null, "player0" text, "player1" text, "bot0" integer not null, "bot1" integer not null, "made" bigint not null, "number" integer not null, "standing" text not null, "deadline" bigint, "over" integer not null, "rated" integer default 0 not null, "changes" text);
CREATE TABLE "match_entries" ("match" text not null, "number" integer not null, "at" bigint not null, "kind" text not null, "seat" integer not null, "text" text not null, constraint "match_entries_key" primary key ("match", "number"));
CREATE TABLE "groups" ("id" text primary key, "name" text not null, "owner" text not null, "made" bigint not null);
CREATE TABLE "members" ("group_id" text not null, "player" text not null, "joined" bigint not null, constraint "members_key" primary key ("group_id", "player"));
CREATE TABLE "challenges" ("id" text primary key, "day" integer not null, "ledger" text not null, "game" text not null, "made" bigint not null);
CREATE TABLE "challengers" ("challenge" text not null, "player" text not null, "joined" bigint not null, constraint "challengers_key" primary key ("challenge", "player"));
CREATE TABLE "attempts" ("day" integer not null, "ledger" text not null, "player" text not null, "opened" bigint not null, constraint "attempts_key" primary key ("day", "ledger", "player"));
CREATE TABLE "ratings" ("player" text not null, "game" text not null, "list" text not null, "rating" double precision not null, "deviation" double precision not null, "volatility" double precision not null, "played" integer not null, "at" bigint not null, constraint "ratings_key" primary key ("player", "game", "list"));
insert into "kysely_migration" values ('0001-players-and-results', '2026-11-18T20:54:46.453Z');
insert into "kysely_migration" values ('0002-devices', '2026-11-18T20:54:46.463Z');
insert into "kysely_migration" values ('0003-matches', '2026-11-18T20:54:46.473Z');
insert into "kysely_migration" values ('0004-friends', '2026-11-18T20:54:46.533Z');
insert into "kysely_migration" values ('0005-ratings', '2026-11-18T20:54:46.586Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "players" values ('4JjSh2JJMp-FIZMW67WPoW', 'Ann', 1795035289258);
insert into "players" values ('dFwSiM7DDFcuZECNoLq6yX', 'Bea', 1795035289349);
insert into "devices" values ('ed25519:7bANp6MSxwLsaQkSR6C1qmCdty8qajmDOwCPqGGuod8', '4JjSh2JJMp-FIZMW67WPoW', 1795035289258);
insert into "devices" values ('ed25519:kUE8W1Zxcy9KvnVg621BzewVyhhqmWM13-kaeoxc5rI', 'dFwSiM7DDFcuZECNoLq6yX', 1795035289349);
insert into "devices" values ('ed25519:Ll9pjF55quVQT1rO4x3kb0hffXI-_GgO6fnD3U8ZIG0', '4JjSh2JJMp-FIZMW67WPoW', 1795035291208);
insert into "nonces" values ('362GIW_5nGbb11otqljorLblvtD2RV2ycpHxT9Ynmx4', 1795035289);
insert into "nonces" values ('Me0XzoNVOpqOuaffxdUCicQFKguvna3WV8q2DIVHHHU', 1795035289);
insert into "nonces" values ('_NOiYATbRLHVq8gSCL_R1eRDNh2iHNjZbf43rRKf2Lk', 1795035289);
insert into "nonces" values ('xbGWo-ggyv8R_M4-YFC_ezmnjuKHpjgIcOtKqE1wJE0', 1795035289);
insert into "nonces" values ('MAp3LT_ttO4gnSnHUnLAfkFXcVG1M-oHgj5urdmJu3g', 1795035290);
insert into "nonces" values ('SRRYvmxzXWDklukZ8zjGdczUdkLGp6GmZIZqOMxoiUE', 1795035290);
insert into "nonces" values ('GCLoCdXxai6bQHVmcDQFUtUpWwDpw0ZuM_13YZps7ic', 1795035290);
insert into "nonces" values ('9OOBBNnvFpzTwle1iWRqvj7oxsQDcxgC4xt3KlJPj1Q', 1795035291);
insert into "nonces" values ('qXnKcfSoKY1fScM4j0M71kfti78whXazycf9kOtkSO8', 1795035291);
insert into "nonces" values ('KVb3pAeHqOLBSAqeBmNff1jCKmvUiHH0nooqpRsgxZg', 1795035291);
insert into "nonces" values ('Yh5sBhphO0g7V0PbnPFg2LmaCNUoB5pnZCa9D7EnwQU', 1795035291);
insert into "nonces" values ('l8a3xc9uhlqwFjHBnCsQpOnV2dSmpn1VEKUtdXmqNII', 1795035291);
insert into "nonces" values ('VRb3diR0KPGoLPDbPsDW2ziCMmTMCukJjSGJYitxJik', 1795035291);
insert into "nonces" values ('q8ryWtA-mDt-DHxuav_FIm8Nh9WPxnAf1mi5Gjx3n7o', 1795035291);
insert into "nonces" values ('QW8Y3qMg0GP02GeJX1OG48PeN54ij6DpGgfNmmrLPAs', 1795035291);
insert into "nonces" values ('BBwnoPhmlPqmAwbKgSvtMK2T8qYvqSpYCMk6VS-zF_0', 1795035291);
insert into "nonces" values ('Wm3WPjZ2y4KLdnBKAru0fUgSE82tYLv7v_wQH-rDjfw', 1795035291);
insert into "nonces" values ('qqfgBiCZMEKq8WZxFojiQ2gBL478bXe1XSfLneCHj1M', 1795035291);
insert into "nonces" values ('4vnyuIu4wIHZMnPAvcF2A1cU5pOWj5I2WXLvvXSvQs0', 1795035291);
insert into "nonces" values ('r1nA58yLrHBPWj0yT4vY4CisAX1PubEeOjsh72QvhH4', 1795035291);
insert into "nonces" values ('LQ-cSbZHdeesy0rpqEecSUiUOk-ekczkT5hv8-RQtYU', 1795035291);
insert into "nonces" values ('eSyfwZ-lEUDsR-k3WSEq85IORQNUGmVznFW_0cfIs2Y', 1795035291);
insert into "nonces" values ('Q-ESpG7whhP7zRbsP9JgYgJ5MVPcmmrtbaZnA7em7jI', 1795035292);
insert into "nonces" values ('VfHoYk-lLdR10TKtrat142gsAeCFNx6wrGwiqBeDlxM', 1795035292);
insert into "nonces" values ('Mul0X4slefEtc665b3ZsjE05wOzSOgow9bg-GK2I4Dk', 1795035292);
insert into "nonces" values ('u9tgAcA4pgs4-4pfdUuBv4PvoIISxfjOFJ9ctZYDsvQ', 1795035292);
insert into "nonces" values ('63QfrJHMGJnJb-QtqV4ci-s2NEEX1Tfym3hndul6o8g', 1795035292);
insert into "nonces" values ('2f24-A9PkuN4PP98x3N4ICFLfwuNrrbocv2HRvE7Ttk', 1795035292);
insert into "nonces" values ('0eBYoT-v2fzpN_qawEy7CgqoQMvHv6qTDveIP2RPujI', 1795035292);
insert into "nonces" values ('a57aKoEAiskWuh2DDbdYGSyfFeSC9i2hPxsCYjSqbVg', 1795035292);
insert into "nonces" values ('sSloWMlCB9kyZRhZWkFeY-BGZ6k1UcLXB_JE8ESwDJM', 1795035292);
insert into "nonces" values ('wpjBSibQCcmly6bTCqIkKsiE0U03_CVYrurPvnugwrU', 1795035292);
insert into "nonces" values ('MJlrZJPXc0u9cA2oJBSlEd0IdxMtNm9QKh7BPRRmjkU', 1795035292);
insert into "nonces" values ('Ia-CGjKthgecoZCcw8MTO9RUYVu08WKMfAAzfOmmw2M', 1795035292);
insert into "nonces" values ('kNqD3OtDbL5J6wmbWdVtA0UPEbFyTb9GjgkKvX8aEvw', 1795035292);
insert into "nonces" values ('-1mICz6qThSaWUmIK0HOdPbIwK4sMxP_eUCjw2r9pMk', 1795035292);
insert into "nonces" values ('yueTUnpUnMzxv3q5JmQ866OSWUu3Cj7fKe54rwSedOA', 1795035292);
insert into "nonces" values ('TQBYqZD-qXRC18dVdyU__xoNKrqxKK1dfKC-l8bR2Xk', 1795035292);
insert into "nonces" values ('ltgUxk7aNF-UiVB43iZivzYetEq8ABTvYhHxXry8jLU', 1795035292);
insert into "nonces" values ('XOUAMeI3LKoh-ihtjlr5El0rblR5qUCYsrXBnf2foFs', 1795035292);
insert into "nonces" values ('8r8YRqqhbYh4P7f-Ac45sP8_AIBJqNHJcAzZ-FHTmZI', 1795035292);
insert into "nonces" values ('QuGZVG7YuynNa_HnFcoc5KIT4VIoPjJlGz2k0840DjI', 1795035292);
insert into "nonces" values ('FmsGmZcl4UMZvWkq0qbJQSsDaRHKd78EWPIuWx6r0ds', 1795035292);
insert into "nonces" values ('FJsfrkBx5XK0Kvn6CnVHgwW12C3nGWOFoWNRtC2Afj8', 1795035292);
insert into "nonces" values ('KK5laWdkOmYgdy4NxVAU6RZI2ooiiVzrJ95eK5x1kKw', 1795035292);
insert into "nonces" values ('iNZF7KivCJhGT1DbLoQtTQlUQDX_-b3JKySvKGfJNtc', 1795035292);
insert into "clock" values (0, 0);
insert into "results" values (20775, 'protocol', '4JjSh2JJMp-FIZMW67WPoW', 0, 'eb0ad0ffa8ae7545cf9c71bc8d754325bfea1800b6449f451e4b5d99a50e786c', 'lockstep 1
game protocol
rules 1
pack 43908f964a60f61c7ab50817c966a60ab009b854ac89efb9dcac27b77c5814a6
daily 2026-11-18
seed b5fd351bf3c98dc2
---
draft snack-invite wellbeing-mail till-roll snack-scale smart-kettle-log employer-letter @54599df7
submit snack-invite smart-kettle-log @f48ca8d4
submit wellbeing-mail employer-letter @7d268c69
submit snack-invite till-roll @1c7d172c
submit snack-scale smart-kettle-log @d3d70222
= eb0ad0ffa8ae7545cf9c71bc8d754325bfea1800b6449f451e4b5d99a50e786c
', 1, 'GOLD', 4, 'unlocked', '[4,-2,0]', '{"turnsLeft":4,"peak":2,"audits":0,"stars":3}', '["snack-invite","wellbeing-mail","till-roll","snack-scale","smart-kettle-log","employer-letter"]', 1, 1795035290472);
insert into "results" values (20775, 'testimony', '4JjSh2JJMp-FIZMW67WPoW', 0, 'c5f5f3109da41905bc0930065d8aa1460adc58ad384d42e175a5494d3aca1c00', 'lockstep 1
game testimony
rules 1
pack 60d5ec3647e8d2dc44fca4b4cdf03b28b49ce2befe9478129ececbb8e421dcc1
daily 2026-11-18
seed c75870c241668294
---
submit blind-spot-report @3ef3c5c2
submit console-save dishwasher-rattle cereal-bowl-scale @56f84376
= c5f5f3109da41905bc0930065d8aa1460adc58ad384d42e175a5494d3aca1c00
', 1, 'PERFECT', 2, 'granted', '[4,5]', '{"turns":2,"scrutiny":0,"refuted":1,"counters":2,"badges":9}', '["console-save","dishwasher-rattle","cereal-bowl-scale","blind-spot-report"]', 1, 1795035290767);
insert into "results" values (20775, 'protocol', '4JjSh2JJMp-FIZMW67WPoW', 1, 'f251416bd1a23d787782ca136c5b0c109906f496a72d4d416866301fd7918789', 'lockstep 1
game protocol
rules 1
pack 43908f964a60f61c7ab50817c966a60ab009b854ac89efb9dcac27b77c5814a6
daily 2026-11-18
seed b5fd351bf3c98dc2
---
draft snack-invite wellbeing-mail till-roll standup-summary employer-letter pinky-promise @1df9af75
scan standup-summary pinky-promise @95ab7571
scan till-roll @9e0d79d9
submit meditation-badge sourdough-chart @22005764
submit smart-kettle-log employer-letter @b8d1bce0
submit wellbeing-mail smart-kettle-log @d69b6c94
submit employer-letter @8dd1bb16
submit sourdough-chart @6c4ea407
submit snack-invite meditation-badge @9af2068b
= f251416bd1a23d787782ca136c5b0c109906f496a72d4d416866301fd7918789
', 0, 'LOSS', 8, 'turns-used-up', '[0,0,0]', '{"turnsLeft":0,"peak":0,"audits":0,"stars":0}', '["snack-invite","wellbeing-mail","till-roll","standup-summary","employer-letter","pinky-promise"]', 0, 1795035290944);
insert into "results" values (20775, 'protocol', 'dFwSiM7DDFcuZECNoLq6yX', 0, 'f251416bd1a23d787782ca136c5b0c109906f496a72d4d416866301fd7918789', 'lockstep 1
game protocol
rules 1
pack 43908f964a60f61c7ab50817c966a60ab009b854ac89efb9dcac27b77c5814a6
daily 2026-11-18
seed b5fd351bf3c98dc2
---
draft snack-invite wellbeing-mail till-roll standup-summary employer-letter pinky-promise @1df9af75
scan standup-summary pinky-promise @95ab7571
scan till-roll @9e0d79d9
submit meditation-badge sourdough-chart @22005764
submit smart-kettle-log employer-letter @b8d1bce0
submit wellbeing-mail smart-kettle-log @d69b6c94
submit employer-letter @8dd1bb16
submit sourdough-chart @6c4ea407
submit snack-invite meditation-badge @9af2068b
= f251416bd1a23d787782ca136c5b0c109906f496a72d4d416866301fd7918789
', 0, 'LOSS', 8, 'turns-used-up', '[0,0,0]', '{"turnsLeft":0,"peak":0,"audits":0,"stars":0}', '["snack-invite","wellbeing-mail","till-roll","standup-summary","employer-letter","pinky-promise"]', 1, 1795035291126);
insert into "matches" values ('yV_xAIENBBMk15qIIXdohA', 'encounter', 1, '145819d6b4bf0fd5547dc6eb0fba2da7d09a88851fd22491b6aba2d7cf849c6b', '{"scene":"bridge-at-dusk"}', 'c24e8cfe389d8b2d', 'daily', 86400000, '4JjSh2JJMp-FIZMW67WPoW', 'dFwSiM7DDFcuZECNoLq6yX', 0, 0, 1795035291433, 4, '{"number":4,"toMove":[0],"deadlines":[1795121691616,null],"asked":null,"end":null}', 1795121691616, 0, 0, null);
insert into "matches" values ('WbAdF-HtgiIeQBcFFBpVUg', 'encounter', 1, '145819d6b4bf0fd5547dc6eb0fba2da7d09a88851fd22491b6aba2d7cf849c6b', '{"scene":"bridge-at-dusk"}', 'd7a7481959c94cc7', 'daily', 86400000, '4JjSh2JJMp-FIZMW67WPoW', 'dFwSiM7DDFcuZECNoLq6yX', 0, 0, 1795035291878, 7, '{"number":7,"toMove":[],"deadlines":[null,null],"asked":null,"end":{"winner":1,"reason":"resigned"}}', null, 1, 0, null);
insert into "match_entries" values ('yV_xAIENBBMk15qIIXdohA', 0, 1795035291616, 'join', 1, '');
insert into "match_entries" values ('yV_xAIENBBMk15qIIXdohA', 1, 1795035291743, 'act', 0, 'choose climb lin-yue');
insert into "match_entries" values ('yV_xAIENBBMk15qIIXdohA', 2, 1795035291780, 'act', 0, 'choose count lin-yue');
insert into "match_entries" values ('yV_xAIENBBMk15qIIXdohA', 3, 1795035291799, 'act', 0, 'choose walk');
insert into "match_entries" values ('yV_xAIENBBMk15qIIXdohA', 4, 1795035291824, 'act', 0, 'choose table lin-yue');
insert into "match_entries" values ('WbAdF-HtgiIeQBcFFBpVUg', 0, 1795035291924, 'join', 1, '');
insert into "match_entries" values ('WbAdF-HtgiIeQBcFFBpVUg', 1, 1795035292037, 'act', 0, 'choose climb lin-yue');
insert into "match_entries" values ('WbAdF-HtgiIeQBcFFBpVUg', 2, 1795035292073, 'act', 0, 'choose count lin-yue');
insert into "match_entries" values ('WbAdF-HtgiIeQBcFFBpVUg', 3, 1795035292093, 'act', 0, 'choose walk');
insert into "match_entries" values ('WbAdF-HtgiIeQBcFFBpVUg', 4, 1795035292097, 'act', 0, 'choose table lin-yue');
insert into "match_entries" values ('WbAdF-HtgiIeQBcFFBpVUg', 5, 1795035292111, 'act', 0, 'choose seal lin-yue');
insert into "match_entries" values ('WbAdF-HtgiIeQBcFFBpVUg', 6, 1795035292126, 'act', 0, 'choose insult lin-yue');
insert into "match_entries" values ('WbAdF-HtgiIeQBcFFBpVUg', 7, 1795035292138, 'resign', 0, '');
insert into "groups" values ('znJVR3rSaNdTvu1F_RlVsg', 'Night owls', '4JjSh2JJMp-FIZMW67WPoW', 1795035291248);
insert into "members" values ('znJVR3rSaNdTvu1F_RlVsg', '4JjSh2JJMp-FIZMW67WPoW', 1795035291248);
insert into "members" values ('znJVR3rSaNdTvu1F_RlVsg', 'dFwSiM7DDFcuZECNoLq6yX', 1795035291288);
insert into "challenges" values ('bZ3S8w_fWV5qIUx6eLac8A', 20775, 'protocol', 'protocol', 1795035291310);
insert into "challengers" values ('bZ3S8w_fWV5qIUx6eLac8A', '4JjSh2JJMp-FIZMW67WPoW', 1795035291310);
insert into "challengers" values ('bZ3S8w_fWV5qIUx6eLac8A', 'dFwSiM7DDFcuZECNoLq6yX', 1795035291337);
insert into "attempts" values (20775, 'protocol', '4JjSh2JJMp-FIZMW67WPoW', 1795035289740);
insert into "attempts" values (20775, 'testimony', '4JjSh2JJMp-FIZMW67WPoW', 1795035290079);
CREATE INDEX "devices_of_player" on "devices" ("player");
CREATE INDEX "nonces_by_age" on "nonces" ("created");
CREATE INDEX "results_in_order" on "results" ("day", "ledger", "counted", "received", "player");
CREATE INDEX "results_of_player" on "results" ("player");
CREATE INDEX "codes_of_player" on "codes" ("player");
CREATE INDEX "matches_by_deadline" on "matches" ("deadline");
CREATE INDEX "matches_of_player0" on "matches" ("player0", "over", "made");
CREATE INDEX "matches_of_player1" on "matches" ("player1", "over", "made");
CREATE INDEX "members_by_player" on "members" ("player");
CREATE INDEX "challengers_by_player" on "challengers" ("player");
CREATE INDEX "attempts_by_player" on "attempts" ("player");
CREATE INDEX "ratings_by_list" on "ratings" ("list", "game", "rating");
CREATE INDEX "matches_by_rated" on "matches" ("rated");
