CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "players" ("id" text primary key, "name" text, "joined" bigint not null);
CREATE TABLE "devices" ("key" text primary key, "player" text not null, "added" bigint not null);
CREATE TABLE "nonces" ("mark" text primary key, "created" bigint not null);
CREATE TABLE "clock" ("id" integer primary key, "purged" bigint not null);
CREATE TABLE "results" ("day" integer not null, "ledger" text not null, "player" text not null, "attempt" integer not null, "seal" text not null, "replay" text not null, "won" integer not null, "rank" text not null, "turns" integer not null, "reason" text not null, "merit" text not null, "facts" text not null, "kept" text not null, "counted" integer not null, "received" bigint not null, constraint "results_key" primary key ("day", "ledger", "player", "attempt"), constraint "results_once" unique ("day", "ledger", "player", "seal"));
CREATE TABLE "codes" ("mark" text primary key, "player" text not null, "expires" bigint not null);
CREATE TABLE "journal" ("player" text not null, "place" integer not null, "mark" text not null, "entry" text not null, constraint "journal_key" primary key ("player", "place"), constraint "journal_once" unique ("player", "mark"));
CREATE TABLE "matches" ("id" text primary key, "game" text not null, "rules" integer not null, "pack" text not null, "setup" text not null, "seed" text not null, "pace" text not null, "move_ms" bigint not null, "player0" text, "player1" text, "bot0" integer not null, "bot1" integer not null, "made" bigint not null, "number" integer not null, "standing" text not null, "deadline" bigint, "over" integer not null);
CREATE TABLE "match_entries" ("match" text not null, "number" integer not null, "at" bigint not null, "kind" text not null, "seat" integer not null, "text" text not null, constraint "match_entries_key" primary key ("match", "number"));
CREATE TABLE "groups" ("id" text primary key, "name" text not null, "owner" text not null, "made" bigint not null);
CREATE TABLE "members" ("group_id" text not null, "player" text not null, "joined" bigint not null, constraint "members_key" primary key ("group_id", "player"));
CREATE TABLE "challenges" ("id" text primary key, "day" integer not null, "ledger" text not null, "game" text not null, "made" bigint not null);
CREATE TABLE "challengers" ("challenge" text not null, "player" text not null, "joined" bigint not null, constraint "challengers_key" primary key ("challenge", "player"));
CREATE TABLE "attempts" ("day" integer not null, "ledger" text not null, "player" text not null, "opened" bigint not null, constraint "attempts_key" primary key ("day", "ledger", "player"));
insert into "kysely_migration" values ('0001-players-and-results', '2026-11-18T20:43:18.012Z');
insert into "kysely_migration" values ('0002-devices', '2026-11-18T20:43:18.067Z');
insert into "kysely_migration" values ('0003-matches', '2026-11-18T20:43:18.115Z');
insert into "kysely_migration" values ('0004-friends', '2026-11-18T20:43:18.205Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "players" values ('5zdnpwgvQ49czNN7FB0KVC', 'Ann', 1795034602202);
insert into "players" values ('Zdg18GCv1wTiBv1SDTCXsP', 'Bea', 1795034602364);
insert into "devices" values ('ed25519:EgMBMMrhTxHb18-A4K-P2QSX53M14cPZNK4Hzxlzc-U', '5zdnpwgvQ49czNN7FB0KVC', 1795034602202);
insert into "devices" values ('ed25519:ZjGIe_iKU0Y1kOk_VHLSPDi_8NYPu6I50EmPRMmc48Q', 'Zdg18GCv1wTiBv1SDTCXsP', 1795034602364);
insert into "devices" values ('ed25519:qKFm7KLk1dle30PzF5TfNVkhiZGtsV3crBwvOQmTfAs', '5zdnpwgvQ49czNN7FB0KVC', 1795034605353);
insert into "nonces" values ('ADm8gJi_GbJXph0MCuaqERncFKvXJeyknIX6Xv8XgBY', 1795034602);
insert into "nonces" values ('Nb8Ia1Yys2F7iVfnc7ycZ_GWLdpOZQiQ1kvzuAO6RyQ', 1795034602);
insert into "nonces" values ('GeBHd14wfZKPwwSeFNq9EG6W6wYYs1mAsKUPMa7Upuo', 1795034602);
insert into "nonces" values ('xK20CHWA8bx-Cmx3mYZWIx5Y2HRyZlJPq7JkFdO7-LY', 1795034602);
insert into "nonces" values ('CDeIXVbH-rZtBDkuKrZB8ECrJMru9kMkwdOn7UW4x4Y', 1795034603);
insert into "nonces" values ('Q4nW7CTfF6w3vI9ACMXm7k90rgjdOPvO0ukSv21Qias', 1795034604);
insert into "nonces" values ('5ZX7fnsGi_h1psbeaw3JWqH1kxjRl2KnWhpu5Ut-E9E', 1795034605);
insert into "nonces" values ('-HiZ3WfFDOZbq6AfOuMO4dmq_vGXTHgGRPFgV0-U2UA', 1795034605);
insert into "nonces" values ('b448Kn865Gfw_gfqsZ-0uj_FJbv9qiFjvVwfNln4nBU', 1795034605);
insert into "nonces" values ('_njAMvl9OkUXbJ9aU4u1Y1RyP4cfoByejNuxpP5mCxM', 1795034605);
insert into "nonces" values ('w49mysr0mS2AWBMQ-fXNdSME6T2qPx2Xi6jzAxksjYs', 1795034605);
insert into "nonces" values ('nAI3afpMNc_NogZUoUVR67clXds3c7m3ejP6T6CTa9g', 1795034605);
insert into "nonces" values ('DV-ACnEr-vOYyRrdk2FqfAGm5T3DTQr-vAqftUX2_0w', 1795034605);
insert into "nonces" values ('QGl9ISkmgz-kK0uqoQC1wOK6WQhH-dpFcW0l8DASJTk', 1795034605);
insert into "nonces" values ('WwpwE2UpYM3c7MtHDzFRiPuCHlW14zie1-nCFjZBQzE', 1795034605);
insert into "nonces" values ('yooJ_ijsmV4C9g2jXnO7EP9z-0yGyZ_4Vx50S9d2mOI', 1795034605);
insert into "nonces" values ('UtJerXgkNfNVgKV4rPL2yqgNc8Hp1eKR3m8iy5Kftu8', 1795034605);
insert into "nonces" values ('cDWnP6ljOm5fWTT3-W0tZrNQ7mAg453Qmck0HgEYhHg', 1795034605);
insert into "nonces" values ('KRPYoxacnIWWgonC67sUPWh57gjQUMSa6SwR7PCBppI', 1795034605);
insert into "nonces" values ('Jg3_b-bwIl9D9fEH-cjsQsNsvjgYlC-uw5Vxd02-C30', 1795034606);
insert into "nonces" values ('SaF0CcWl81BnbOkiE8K1Wav9UwSwGugUzbzdUpZH4cE', 1795034606);
insert into "nonces" values ('_UVBZkIzvPHFi7c64EntDmcsuBOzfXkKaeyFEfh0bu0', 1795034606);
insert into "nonces" values ('_V489Ha_638k1IIllXSzUt4g_do5b6LuIkV0U4nUt1o', 1795034606);
insert into "nonces" values ('kJhAMf5EPP807csjQepGcDvLB_D5_7_wsGdm8UetYfk', 1795034606);
insert into "nonces" values ('HwX3f09q5WJxJ3WmNuP7c59lHltWKvejJ386tt1sJrE', 1795034606);
insert into "nonces" values ('J25-xuIXue9AavIB8Z28C9RynwesrTWW2ZoRB4paztU', 1795034606);
insert into "nonces" values ('GAFnuq_tqONDvcc2mW4RyE9O3Q8G8tMDwd4eLMDr-aE', 1795034606);
insert into "nonces" values ('FurtG0dTRqVe4lt2H_cgtWuGOrjahUGsY6S--LTr3AA', 1795034606);
insert into "nonces" values ('K4FBp7XnwCVl8KKL4eQF2ucTWx_0hp6h7T1qlRckh7Q', 1795034606);
insert into "nonces" values ('Ih9pbgovtnW_g1d_8yqag-FmcOPq6aPgRMcPmo4rZu8', 1795034606);
insert into "nonces" values ('TcN2UPZM-MHcCzFp-I5YW6HVHIpEtpbGJxaa0kDY6cc', 1795034606);
insert into "nonces" values ('tcJyUj_AkLeFSi8RHg7JoDsBi2v8_mepXHYWTwGHHQc', 1795034606);
insert into "nonces" values ('6wtYDlQ8S-UFz3v11UG4x6elBaKC1tjYgv1oNC59GBI', 1795034606);
insert into "nonces" values ('fn8ZUAAzAqa04cAIfwurpd8D4gEb_rscAW01WBzrM-o', 1795034606);
insert into "nonces" values ('oWFV9TzJsG75_uR-is9mVvVLQaPgSqLNOeziDRCZOPk', 1795034606);
insert into "nonces" values ('zH3g_6DgupbKix5-PNMkMIuP7IwyiHZgJtJjlQHLHOc', 1795034606);
insert into "nonces" values ('qLnxFtlkk8vYroCMGXW9dvp_JVyIea_8eVV6dBsdSPU', 1795034606);
insert into "nonces" values ('73eiGxlyuUiLE45uEcd4ePT6r24bQToa8YR7yfGaJ8c', 1795034606);
insert into "nonces" values ('Arqp6T4UTO17k0Da5pSQRmwRL85cSZvB1liljMR0DZA', 1795034606);
insert into "nonces" values ('aeygTVQqGQ50X3z5eX3RjdTbnoCrTmcfICyuG_BsWYM', 1795034606);
insert into "nonces" values ('0K2X8XIFhAOmxb-s3Kve5BPZPumJAa6sMBDH2VN9rQM', 1795034606);
insert into "nonces" values ('qouMf1eHbYUG7w6PUcDosiZQVHf64qXTzAqeZ7ZAhaA', 1795034606);
insert into "nonces" values ('vzyFQvijfsiNktEaB5cBBJgtZeAU2UANDFNRkQPU0gk', 1795034606);
insert into "nonces" values ('5qSDiSoI1Mv-QhN0uhvccHdZf_evdgvuTabrLOdDCos', 1795034606);
insert into "nonces" values ('PKCIOPZn7U7A1d77AJiFWHJsUm2lvq94ct9kOQ81CMc', 1795034606);
insert into "nonces" values ('WsJf8UfVCNqNYGC_EC5IskrmTvRihLSO6WKYu6uJBgA', 1795034606);
insert into "clock" values (0, 0);
insert into "results" values (20775, 'protocol', '5zdnpwgvQ49czNN7FB0KVC', 0, 'eb0ad0ffa8ae7545cf9c71bc8d754325bfea1800b6449f451e4b5d99a50e786c', 'lockstep 1
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
', 1, 'GOLD', 4, 'unlocked', '[4,-2,0]', '{"turnsLeft":4,"peak":2,"audits":0,"stars":3}', '["snack-invite","wellbeing-mail","till-roll","snack-scale","smart-kettle-log","employer-letter"]', 1, 1795034604141);
insert into "results" values (20775, 'testimony', '5zdnpwgvQ49czNN7FB0KVC', 0, 'c5f5f3109da41905bc0930065d8aa1460adc58ad384d42e175a5494d3aca1c00', 'lockstep 1
game testimony
rules 1
pack 60d5ec3647e8d2dc44fca4b4cdf03b28b49ce2befe9478129ececbb8e421dcc1
daily 2026-11-18
seed c75870c241668294
---
submit blind-spot-report @3ef3c5c2
submit console-save dishwasher-rattle cereal-bowl-scale @56f84376
= c5f5f3109da41905bc0930065d8aa1460adc58ad384d42e175a5494d3aca1c00
', 1, 'PERFECT', 2, 'granted', '[4,5]', '{"turns":2,"scrutiny":0,"refuted":1,"counters":2,"badges":9}', '["console-save","dishwasher-rattle","cereal-bowl-scale","blind-spot-report"]', 1, 1795034604670);
insert into "results" values (20775, 'protocol', '5zdnpwgvQ49czNN7FB0KVC', 1, 'f251416bd1a23d787782ca136c5b0c109906f496a72d4d416866301fd7918789', 'lockstep 1
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
', 0, 'LOSS', 8, 'turns-used-up', '[0,0,0]', '{"turnsLeft":0,"peak":0,"audits":0,"stars":0}', '["snack-invite","wellbeing-mail","till-roll","standup-summary","employer-letter","pinky-promise"]', 0, 1795034605118);
insert into "results" values (20775, 'protocol', 'Zdg18GCv1wTiBv1SDTCXsP', 0, 'f251416bd1a23d787782ca136c5b0c109906f496a72d4d416866301fd7918789', 'lockstep 1
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
', 0, 'LOSS', 8, 'turns-used-up', '[0,0,0]', '{"turnsLeft":0,"peak":0,"audits":0,"stars":0}', '["snack-invite","wellbeing-mail","till-roll","standup-summary","employer-letter","pinky-promise"]', 1, 1795034605221);
insert into "matches" values ('SJMEXYfV0cPrVAfQCGe7LA', 'encounter', 1, '145819d6b4bf0fd5547dc6eb0fba2da7d09a88851fd22491b6aba2d7cf849c6b', '{"scene":"bridge-at-dusk"}', '4236bc3ef3bcd9f0', 'daily', 86400000, '5zdnpwgvQ49czNN7FB0KVC', 'Zdg18GCv1wTiBv1SDTCXsP', 0, 0, 1795034605615, 4, '{"number":4,"toMove":[0],"deadlines":[1795121005681,null],"asked":null,"end":null}', 1795121005681, 0);
insert into "matches" values ('o1z5UQ9IfmtzbefQudCL3w', 'encounter', 1, '145819d6b4bf0fd5547dc6eb0fba2da7d09a88851fd22491b6aba2d7cf849c6b', '{"scene":"bridge-at-dusk"}', 'db645d23c8dcffa7', 'daily', 86400000, '5zdnpwgvQ49czNN7FB0KVC', 'Zdg18GCv1wTiBv1SDTCXsP', 0, 0, 1795034606002, 7, '{"number":7,"toMove":[],"deadlines":[null,null],"asked":null,"end":{"winner":1,"reason":"resigned"}}', null, 1);
insert into "match_entries" values ('SJMEXYfV0cPrVAfQCGe7LA', 0, 1795034605681, 'join', 1, '');
insert into "match_entries" values ('SJMEXYfV0cPrVAfQCGe7LA', 1, 1795034605855, 'act', 0, 'choose climb lin-yue');
insert into "match_entries" values ('SJMEXYfV0cPrVAfQCGe7LA', 2, 1795034605914, 'act', 0, 'choose count lin-yue');
insert into "match_entries" values ('SJMEXYfV0cPrVAfQCGe7LA', 3, 1795034605930, 'act', 0, 'choose walk');
insert into "match_entries" values ('SJMEXYfV0cPrVAfQCGe7LA', 4, 1795034605954, 'act', 0, 'choose table lin-yue');
insert into "match_entries" values ('o1z5UQ9IfmtzbefQudCL3w', 0, 1795034606029, 'join', 1, '');
insert into "match_entries" values ('o1z5UQ9IfmtzbefQudCL3w', 1, 1795034606170, 'act', 0, 'choose climb lin-yue');
insert into "match_entries" values ('o1z5UQ9IfmtzbefQudCL3w', 2, 1795034606217, 'act', 0, 'choose count lin-yue');
insert into "match_entries" values ('o1z5UQ9IfmtzbefQudCL3w', 3, 1795034606242, 'act', 0, 'choose walk');
insert into "match_entries" values ('o1z5UQ9IfmtzbefQudCL3w', 4, 1795034606257, 'act', 0, 'choose table lin-yue');
insert into "match_entries" values ('o1z5UQ9IfmtzbefQudCL3w', 5, 1795034606276, 'act', 0, 'choose seal lin-yue');
insert into "match_entries" values ('o1z5UQ9IfmtzbefQudCL3w', 6, 1795034606295, 'act', 0, 'choose insult lin-yue');
insert into "match_entries" values ('o1z5UQ9IfmtzbefQudCL3w', 7, 1795034606307, 'resign', 0, '');
insert into "groups" values ('0tBJKBxOHhVKLMbwfBr0lQ', 'Night owls', '5zdnpwgvQ49czNN7FB0KVC', 1795034605439);
insert into "members" values ('0tBJKBxOHhVKLMbwfBr0lQ', '5zdnpwgvQ49czNN7FB0KVC', 1795034605439);
insert into "members" values ('0tBJKBxOHhVKLMbwfBr0lQ', 'Zdg18GCv1wTiBv1SDTCXsP', 1795034605491);
insert into "challenges" values ('d3HfpYIRqyeT0ZTetFoyVg', 20775, 'protocol', 'protocol', 1795034605542);
insert into "challengers" values ('d3HfpYIRqyeT0ZTetFoyVg', '5zdnpwgvQ49czNN7FB0KVC', 1795034605542);
insert into "challengers" values ('d3HfpYIRqyeT0ZTetFoyVg', 'Zdg18GCv1wTiBv1SDTCXsP', 1795034605570);
insert into "attempts" values (20775, 'protocol', '5zdnpwgvQ49czNN7FB0KVC', 1795034602745);
insert into "attempts" values (20775, 'testimony', '5zdnpwgvQ49czNN7FB0KVC', 1795034603224);
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
