
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.attempts (
    day integer NOT NULL,
    ledger text NOT NULL,
    player text NOT NULL,
    opened bigint NOT NULL
);


CREATE TABLE public.challengers (
    challenge text NOT NULL,
    player text NOT NULL,
    joined bigint NOT NULL
);


CREATE TABLE public.challenges (
    id text NOT NULL,
    day integer NOT NULL,
    ledger text NOT NULL,
    game text NOT NULL,
    made bigint NOT NULL
);


CREATE TABLE public.clock (
    id integer NOT NULL,
    purged bigint NOT NULL
);


CREATE TABLE public.codes (
    mark text NOT NULL,
    player text NOT NULL,
    expires bigint NOT NULL
);


CREATE TABLE public.devices (
    key text NOT NULL,
    player text NOT NULL,
    added bigint NOT NULL
);


CREATE TABLE public.groups (
    id text NOT NULL,
    name text NOT NULL,
    owner text NOT NULL,
    made bigint NOT NULL
);


CREATE TABLE public.journal (
    player text NOT NULL,
    place integer NOT NULL,
    mark text NOT NULL,
    entry text NOT NULL
);


CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


CREATE TABLE public.match_entries (
    match text NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL
);


CREATE TABLE public.matches (
    id text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    pack text NOT NULL,
    setup text NOT NULL,
    seed text NOT NULL,
    pace text NOT NULL,
    move_ms bigint NOT NULL,
    player0 text,
    player1 text,
    bot0 integer NOT NULL,
    bot1 integer NOT NULL,
    made bigint NOT NULL,
    number integer NOT NULL,
    standing text NOT NULL,
    deadline bigint,
    over integer NOT NULL,
    rated integer DEFAULT 0 NOT NULL,
    changes text
);


CREATE TABLE public.members (
    group_id text NOT NULL,
    player text NOT NULL,
    joined bigint NOT NULL
);


CREATE TABLE public.nonces (
    mark text NOT NULL,
    created bigint NOT NULL
);


CREATE TABLE public.players (
    id text NOT NULL,
    name text,
    joined bigint NOT NULL
);


CREATE TABLE public.ratings (
    player text NOT NULL,
    game text NOT NULL,
    list text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    played integer NOT NULL,
    at bigint NOT NULL
);


CREATE TABLE public.results (
    day integer NOT NULL,
    ledger text NOT NULL,
    player text NOT NULL,
    attempt integer NOT NULL,
    seal text NOT NULL,
    replay text NOT NULL,
    won integer NOT NULL,
    rank text NOT NULL,
    turns integer NOT NULL,
    reason text NOT NULL,
    merit text NOT NULL,
    facts text NOT NULL,
    kept text NOT NULL,
    counted integer NOT NULL,
    received bigint NOT NULL
);


INSERT INTO public.attempts VALUES (20775, 'protocol', 'yl1VhENwgs6r84DWJOF2St', 1795035304113);
INSERT INTO public.attempts VALUES (20775, 'testimony', 'yl1VhENwgs6r84DWJOF2St', 1795035304315);


INSERT INTO public.challengers VALUES ('d1tii5fHM9AaXkm9WEKe4Q', 'yl1VhENwgs6r84DWJOF2St', 1795035304877);
INSERT INTO public.challengers VALUES ('d1tii5fHM9AaXkm9WEKe4Q', 'XCoCbAcHDsDp0sj4sN-92D', 1795035304890);


INSERT INTO public.challenges VALUES ('d1tii5fHM9AaXkm9WEKe4Q', 20775, 'protocol', 'protocol', 1795035304877);


INSERT INTO public.clock VALUES (0, 0);




INSERT INTO public.devices VALUES ('ed25519:8zM1xA_xtEMrZJ7M6r1G_eHmELq1w9kl2lLjW4HQ-eU', 'yl1VhENwgs6r84DWJOF2St', 1795035303758);
INSERT INTO public.devices VALUES ('ed25519:oz0MbqxopmLFV1ENS1Xy9tEx8f8a1OLk05EFHDpHthk', 'XCoCbAcHDsDp0sj4sN-92D', 1795035303844);
INSERT INTO public.devices VALUES ('ed25519:C3Rif3vmCkFWF_uVdnPZNW4KVbFu1FWDqjgfUwFK8cU', 'yl1VhENwgs6r84DWJOF2St', 1795035304803);


INSERT INTO public.groups VALUES ('0AYyyIVZP7RZhB-M-pbVYg', 'Night owls', 'yl1VhENwgs6r84DWJOF2St', 1795035304829);




INSERT INTO public.kysely_migration VALUES ('0001-players-and-results', '2026-11-18T20:55:00.172Z');
INSERT INTO public.kysely_migration VALUES ('0002-devices', '2026-11-18T20:55:00.233Z');
INSERT INTO public.kysely_migration VALUES ('0003-matches', '2026-11-18T20:55:00.309Z');
INSERT INTO public.kysely_migration VALUES ('0004-friends', '2026-11-18T20:55:00.449Z');
INSERT INTO public.kysely_migration VALUES ('0005-ratings', '2026-11-18T20:55:00.485Z');


INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


INSERT INTO public.match_entries VALUES ('i67caHjt8IVMG8kYQpICuQ', 0, 1795035304999, 'join', 1, '');
INSERT INTO public.match_entries VALUES ('i67caHjt8IVMG8kYQpICuQ', 1, 1795035305092, 'act', 0, 'choose climb lin-yue');
INSERT INTO public.match_entries VALUES ('i67caHjt8IVMG8kYQpICuQ', 2, 1795035305106, 'act', 0, 'choose count lin-yue');
INSERT INTO public.match_entries VALUES ('i67caHjt8IVMG8kYQpICuQ', 3, 1795035305131, 'act', 0, 'choose walk');
INSERT INTO public.match_entries VALUES ('i67caHjt8IVMG8kYQpICuQ', 4, 1795035305142, 'act', 0, 'choose table lin-yue');
INSERT INTO public.match_entries VALUES ('OpXukUPOSiBMWDIMv9iChQ', 0, 1795035305194, 'join', 1, '');
INSERT INTO public.match_entries VALUES ('OpXukUPOSiBMWDIMv9iChQ', 1, 1795035305296, 'act', 0, 'choose climb lin-yue');
INSERT INTO public.match_entries VALUES ('OpXukUPOSiBMWDIMv9iChQ', 2, 1795035305340, 'act', 0, 'choose count lin-yue');
INSERT INTO public.match_entries VALUES ('OpXukUPOSiBMWDIMv9iChQ', 3, 1795035305358, 'act', 0, 'choose walk');
INSERT INTO public.match_entries VALUES ('OpXukUPOSiBMWDIMv9iChQ', 4, 1795035305367, 'act', 0, 'choose table lin-yue');
INSERT INTO public.match_entries VALUES ('OpXukUPOSiBMWDIMv9iChQ', 5, 1795035305393, 'act', 0, 'choose seal lin-yue');
INSERT INTO public.match_entries VALUES ('OpXukUPOSiBMWDIMv9iChQ', 6, 1795035305432, 'act', 0, 'choose insult lin-yue');
INSERT INTO public.match_entries VALUES ('OpXukUPOSiBMWDIMv9iChQ', 7, 1795035305450, 'resign', 0, '');


INSERT INTO public.matches VALUES ('i67caHjt8IVMG8kYQpICuQ', 'encounter', 1, '145819d6b4bf0fd5547dc6eb0fba2da7d09a88851fd22491b6aba2d7cf849c6b', '{"scene":"bridge-at-dusk"}', '84654c04f260d133', 'daily', 86400000, 'yl1VhENwgs6r84DWJOF2St', 'XCoCbAcHDsDp0sj4sN-92D', 0, 0, 1795035304929, 4, '{"number":4,"toMove":[0],"deadlines":[1795121704999,null],"asked":null,"end":null}', 1795121704999, 0, 0, NULL);
INSERT INTO public.matches VALUES ('OpXukUPOSiBMWDIMv9iChQ', 'encounter', 1, '145819d6b4bf0fd5547dc6eb0fba2da7d09a88851fd22491b6aba2d7cf849c6b', '{"scene":"bridge-at-dusk"}', '3207c5717b13702b', 'daily', 86400000, 'yl1VhENwgs6r84DWJOF2St', 'XCoCbAcHDsDp0sj4sN-92D', 0, 0, 1795035305165, 7, '{"number":7,"toMove":[],"deadlines":[null,null],"asked":null,"end":{"winner":1,"reason":"resigned"}}', NULL, 1, 0, NULL);


INSERT INTO public.members VALUES ('0AYyyIVZP7RZhB-M-pbVYg', 'yl1VhENwgs6r84DWJOF2St', 1795035304829);
INSERT INTO public.members VALUES ('0AYyyIVZP7RZhB-M-pbVYg', 'XCoCbAcHDsDp0sj4sN-92D', 1795035304845);


INSERT INTO public.nonces VALUES ('wyalvHVp-LlwaTvjbhR1BvFNOKGnfVqiUhfk-sGiMUY', 1795035303);
INSERT INTO public.nonces VALUES ('4lGJ_WGHxlITKt5xUlM0gKMZT26PjrDdfijPEBKLohE', 1795035303);
INSERT INTO public.nonces VALUES ('vKm30AFqcIuP7UeiHE9jv3Jz6_Vd7k2RvnwTluieOvw', 1795035303);
INSERT INTO public.nonces VALUES ('dZe57dMPYJTBMXZEBbR0vJxZtXP4UyQ4wrS28UuOQ3M', 1795035304);
INSERT INTO public.nonces VALUES ('3Ge8OhRujyOoyckGFzP2KrBHynEM5WkrdfMU9X3Etlo', 1795035304);
INSERT INTO public.nonces VALUES ('Je3V1GAvcbZrv3HOKWP4z8x-g8bxaWrKs1IXhVf85rU', 1795035304);
INSERT INTO public.nonces VALUES ('vEG6YXQDkZk9phjRLoo-yrxiwJ3ohZHIeVS_DJw2qSs', 1795035304);
INSERT INTO public.nonces VALUES ('mmPKHjnKt2zbRHpAhFGP4VoZ_KtowrI9vAsPM9jOM-k', 1795035304);
INSERT INTO public.nonces VALUES ('bQLTHqHZu8gk8dc5uIwZoojavB06GeCuIRiFoBss2q4', 1795035304);
INSERT INTO public.nonces VALUES ('otzOoQ34vKvN8sQxXhe5GYtj1XjMdbygdQrPlDNI0Q4', 1795035304);
INSERT INTO public.nonces VALUES ('AAHDqG4TObpmawBceOJrUT8TbfN0m22wX5pyTymAmEM', 1795035304);
INSERT INTO public.nonces VALUES ('xxD97zkQbb92kw0ItM5LEUfZ8ZNEtjMWi9QKJxRCG2M', 1795035304);
INSERT INTO public.nonces VALUES ('GVma25m_f7X3PFysNQR9je8xDtueZmvbelCNtopfrFc', 1795035304);
INSERT INTO public.nonces VALUES ('j19NJOTh_ZAA0Kloomiyy6bEnaTt67Sbd-PqDBRBL7M', 1795035304);
INSERT INTO public.nonces VALUES ('TsyTYHaZ_AjLVekWKfLcWu0TkZbTFMeKyEdUNJv8TOw', 1795035304);
INSERT INTO public.nonces VALUES ('m6yBhLbbdtLCDNTQvfkWY6JQ6IeIs3pcxeYNJSKglpE', 1795035304);
INSERT INTO public.nonces VALUES ('7RAYDyOnroV4OcOqUZLbIvPbx1NND_qRcNu1rMYx-Hs', 1795035305);
INSERT INTO public.nonces VALUES ('w3c9GbFh5mPUYbUT0UP9Kf8ueLpWYjYNCIZAsnDWu6Q', 1795035305);
INSERT INTO public.nonces VALUES ('_Upit71D92yJ3QN9mzkL79u77F1f5J_hE8MYNZDqAPo', 1795035305);
INSERT INTO public.nonces VALUES ('0ljlK52a20IvC970-WoqcQ0vU_P7RG6ZY41DXwY61SA', 1795035305);
INSERT INTO public.nonces VALUES ('uJ_kBINTGdC4KPs00al6Kf_kPsR6ojhJxK7gM5Lu434', 1795035305);
INSERT INTO public.nonces VALUES ('SwRPC68R0L5fQlK9qTJIKtoB09Yc3OTylozqG0osuGY', 1795035305);
INSERT INTO public.nonces VALUES ('XgOjhJJ3PULxei9M6ECavsXG1pniDVjVBkUVmyZ9zl4', 1795035305);
INSERT INTO public.nonces VALUES ('lSfpI-H2q2aXLR4tOCIt3_NYiQfJIElAkEHFZE2k4XQ', 1795035305);
INSERT INTO public.nonces VALUES ('BSHbmL1hfsKTexm_8zRJXc4Nk-O9_elUKgbCyHta6x0', 1795035305);
INSERT INTO public.nonces VALUES ('C2IHtPDztOoPcMlRqRn1998NEYGNyPcdpEy-2dpzPlE', 1795035305);
INSERT INTO public.nonces VALUES ('6trhulfjF4b4tw03hj17lcXN7vFrX0DNLcmHdTZ087k', 1795035305);
INSERT INTO public.nonces VALUES ('U6Z7iu-682I884ZPRd1sNHebv1KaS8loxZg8C28XFDs', 1795035305);
INSERT INTO public.nonces VALUES ('vU6I1XdB3G6QikIjhSnUrDtLk8KAmJssjCcWq63mYtA', 1795035305);
INSERT INTO public.nonces VALUES ('rOV7iLWZku2lmeCWsEhsMIOPGAroJMeu8ifOsYmMho8', 1795035305);
INSERT INTO public.nonces VALUES ('pES4iKjHBj4YhQR4UzwMTvC-Xw4FNGWrJFChiw8lWDg', 1795035305);
INSERT INTO public.nonces VALUES ('yYdFiBBm9j5NIcH2NQKDuJdZNp0hyWsDeAGyHAeQojk', 1795035305);
INSERT INTO public.nonces VALUES ('cmN_IJsh8i5ND4Un0wep0n7AACnIhLvhVXViyrFg_ZE', 1795035305);
INSERT INTO public.nonces VALUES ('ZhAgnqMwRhrysmgHjd9xE7Orn54nXfdWdkTy2V8Sj3k', 1795035305);
INSERT INTO public.nonces VALUES ('NqKyfrCGchSSzUPIRkd8w4G7aJ4eth9rLbH9C9vHa-4', 1795035305);
INSERT INTO public.nonces VALUES ('GdmTg6Zo6473Cm6fhEw-5YbmzipdEoWf2jhlbaqQ4ek', 1795035305);
INSERT INTO public.nonces VALUES ('OLyQZEqrubXX0hR00jn2lYVCJfZMpsHLGB-GRpygvSg', 1795035305);
INSERT INTO public.nonces VALUES ('FizFNPACOcoeOYKD7yvSruRpnsEs-FUUkJRQnXS_8r0', 1795035305);
INSERT INTO public.nonces VALUES ('V5VADMgv3VnSUM4oQBzOAIxr34fCpBX_yQewSEc4aOo', 1795035305);
INSERT INTO public.nonces VALUES ('gAwqPnWfDJkjnwuqUZfdGUXub8iiXuy76d84qIH1yAw', 1795035306);
INSERT INTO public.nonces VALUES ('lAugRZEJmzwCeNaBUvGpCCB6rGda3K7Fy7kCV1RkEVQ', 1795035306);
INSERT INTO public.nonces VALUES ('S7_JxuC_hJPGju7t2ligKzBBxZBxqFeNCom9Ksy3RIw', 1795035306);
INSERT INTO public.nonces VALUES ('MvHcHp5iXIhFcD-w6PLyCvdVPv2LP7JzXYGZ11jFzmk', 1795035306);
INSERT INTO public.nonces VALUES ('rsgwyx2VRlqXbDfnnMIKOlGvucYT8jIABry6eCX5d90', 1795035306);
INSERT INTO public.nonces VALUES ('eqqRoanR3HujQ5mnW7h7boONMRwDnrkskYXwBsbuT28', 1795035306);
INSERT INTO public.nonces VALUES ('ATRh42ynBjgPK6z3mGMRoK4HvGVa61NYT6GfaMTNZt4', 1795035306);


INSERT INTO public.players VALUES ('yl1VhENwgs6r84DWJOF2St', 'Ann', 1795035303758);
INSERT INTO public.players VALUES ('XCoCbAcHDsDp0sj4sN-92D', 'Bea', 1795035303844);




INSERT INTO public.results VALUES (20775, 'protocol', 'yl1VhENwgs6r84DWJOF2St', 0, 'eb0ad0ffa8ae7545cf9c71bc8d754325bfea1800b6449f451e4b5d99a50e786c', 'lockstep 1
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
', 1, 'GOLD', 4, 'unlocked', '[4,-2,0]', '{"turnsLeft":4,"peak":2,"audits":0,"stars":3}', '["snack-invite","wellbeing-mail","till-roll","snack-scale","smart-kettle-log","employer-letter"]', 1, 1795035304412);
INSERT INTO public.results VALUES (20775, 'testimony', 'yl1VhENwgs6r84DWJOF2St', 0, 'c5f5f3109da41905bc0930065d8aa1460adc58ad384d42e175a5494d3aca1c00', 'lockstep 1
game testimony
rules 1
pack 60d5ec3647e8d2dc44fca4b4cdf03b28b49ce2befe9478129ececbb8e421dcc1
daily 2026-11-18
seed c75870c241668294
---
submit blind-spot-report @3ef3c5c2
submit console-save dishwasher-rattle cereal-bowl-scale @56f84376
= c5f5f3109da41905bc0930065d8aa1460adc58ad384d42e175a5494d3aca1c00
', 1, 'PERFECT', 2, 'granted', '[4,5]', '{"turns":2,"scrutiny":0,"refuted":1,"counters":2,"badges":9}', '["console-save","dishwasher-rattle","cereal-bowl-scale","blind-spot-report"]', 1, 1795035304650);
INSERT INTO public.results VALUES (20775, 'protocol', 'yl1VhENwgs6r84DWJOF2St', 1, 'f251416bd1a23d787782ca136c5b0c109906f496a72d4d416866301fd7918789', 'lockstep 1
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
', 0, 'LOSS', 8, 'turns-used-up', '[0,0,0]', '{"turnsLeft":0,"peak":0,"audits":0,"stars":0}', '["snack-invite","wellbeing-mail","till-roll","standup-summary","employer-letter","pinky-promise"]', 0, 1795035304710);
INSERT INTO public.results VALUES (20775, 'protocol', 'XCoCbAcHDsDp0sj4sN-92D', 0, 'f251416bd1a23d787782ca136c5b0c109906f496a72d4d416866301fd7918789', 'lockstep 1
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
', 0, 'LOSS', 8, 'turns-used-up', '[0,0,0]', '{"turnsLeft":0,"peak":0,"audits":0,"stars":0}', '["snack-invite","wellbeing-mail","till-roll","standup-summary","employer-letter","pinky-promise"]', 1, 1795035304747);


ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_key PRIMARY KEY (day, ledger, player);


ALTER TABLE ONLY public.challengers
    ADD CONSTRAINT challengers_key PRIMARY KEY (challenge, player);


ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.clock
    ADD CONSTRAINT clock_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (mark);


ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (key);


ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_key PRIMARY KEY (player, place);


ALTER TABLE ONLY public.journal
    ADD CONSTRAINT journal_once UNIQUE (player, mark);


ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


ALTER TABLE ONLY public.match_entries
    ADD CONSTRAINT match_entries_key PRIMARY KEY (match, number);


ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_key PRIMARY KEY (group_id, player);


ALTER TABLE ONLY public.nonces
    ADD CONSTRAINT nonces_pkey PRIMARY KEY (mark);


ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_key PRIMARY KEY (player, game, list);


ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_key PRIMARY KEY (day, ledger, player, attempt);


ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_once UNIQUE (day, ledger, player, seal);


CREATE INDEX attempts_by_player ON public.attempts USING btree (player);


CREATE INDEX challengers_by_player ON public.challengers USING btree (player);


CREATE INDEX codes_of_player ON public.codes USING btree (player);


CREATE INDEX devices_of_player ON public.devices USING btree (player);


CREATE INDEX matches_by_deadline ON public.matches USING btree (deadline);


CREATE INDEX matches_by_rated ON public.matches USING btree (rated);


CREATE INDEX matches_of_player0 ON public.matches USING btree (player0, over, made);


CREATE INDEX matches_of_player1 ON public.matches USING btree (player1, over, made);


CREATE INDEX members_by_player ON public.members USING btree (player);


CREATE INDEX nonces_by_age ON public.nonces USING btree (created);


CREATE INDEX ratings_by_list ON public.ratings USING btree (list, game, rating);


CREATE INDEX results_in_order ON public.results USING btree (day, ledger, counted, received, player);


CREATE INDEX results_of_player ON public.results USING btree (player);



