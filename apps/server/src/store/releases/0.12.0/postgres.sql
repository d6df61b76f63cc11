
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
    over integer NOT NULL
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
INSERT INTO public.attempts VALUES (20775, 'protocol', 'AyQ97Y7uCdNspIQVgel65h', 1795034619420);
INSERT INTO public.attempts VALUES (20775, 'testimony', 'AyQ97Y7uCdNspIQVgel65h', 1795034619804);
INSERT INTO public.challengers VALUES ('2aO-5tf465HK6jFovgl_UA', 'AyQ97Y7uCdNspIQVgel65h', 1795034621663);
INSERT INTO public.challengers VALUES ('2aO-5tf465HK6jFovgl_UA', 'CA8XAqFY3M3r3lLkA4Yzf-', 1795034621762);
INSERT INTO public.challenges VALUES ('2aO-5tf465HK6jFovgl_UA', 20775, 'protocol', 'protocol', 1795034621663);
INSERT INTO public.clock VALUES (0, 0);
INSERT INTO public.devices VALUES ('ed25519:0EmYzTEklB2TMAoGcUY9ZAm-bXweUdeCuMQg5GYwdAI', 'AyQ97Y7uCdNspIQVgel65h', 1795034618975);
INSERT INTO public.devices VALUES ('ed25519:CEHZsVWz__ApYOMFGpYDeWEUntVOzqtFzorcsFnBMdE', 'CA8XAqFY3M3r3lLkA4Yzf-', 1795034619057);
INSERT INTO public.devices VALUES ('ed25519:zHqKP_LhaR-l-fbZ3JQ6HtnkBOCzQCbF8mIT8malMrE', 'AyQ97Y7uCdNspIQVgel65h', 1795034621403);
INSERT INTO public.groups VALUES ('q759vR0J5jMkBtmmgSdN4w', 'Night owls', 'AyQ97Y7uCdNspIQVgel65h', 1795034621461);
INSERT INTO public.kysely_migration VALUES ('0001-players-and-results', '2026-11-18T20:43:33.878Z');
INSERT INTO public.kysely_migration VALUES ('0002-devices', '2026-11-18T20:43:33.903Z');
INSERT INTO public.kysely_migration VALUES ('0003-matches', '2026-11-18T20:43:33.973Z');
INSERT INTO public.kysely_migration VALUES ('0004-friends', '2026-11-18T20:43:34.011Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.match_entries VALUES ('vspuRZ_ChrKlcahF1oeiGw', 0, 1795034621984, 'join', 1, '');
INSERT INTO public.match_entries VALUES ('vspuRZ_ChrKlcahF1oeiGw', 1, 1795034622140, 'act', 0, 'choose climb lin-yue');
INSERT INTO public.match_entries VALUES ('vspuRZ_ChrKlcahF1oeiGw', 2, 1795034622187, 'act', 0, 'choose count lin-yue');
INSERT INTO public.match_entries VALUES ('vspuRZ_ChrKlcahF1oeiGw', 3, 1795034622220, 'act', 0, 'choose walk');
INSERT INTO public.match_entries VALUES ('vspuRZ_ChrKlcahF1oeiGw', 4, 1795034622266, 'act', 0, 'choose table lin-yue');
INSERT INTO public.match_entries VALUES ('hifV2iUgH09JJkphAZSgUg', 0, 1795034622368, 'join', 1, '');
INSERT INTO public.match_entries VALUES ('hifV2iUgH09JJkphAZSgUg', 1, 1795034622466, 'act', 0, 'choose climb lin-yue');
INSERT INTO public.match_entries VALUES ('hifV2iUgH09JJkphAZSgUg', 2, 1795034622495, 'act', 0, 'choose count lin-yue');
INSERT INTO public.match_entries VALUES ('hifV2iUgH09JJkphAZSgUg', 3, 1795034622524, 'act', 0, 'choose walk');
INSERT INTO public.match_entries VALUES ('hifV2iUgH09JJkphAZSgUg', 4, 1795034622539, 'act', 0, 'choose table lin-yue');
INSERT INTO public.match_entries VALUES ('hifV2iUgH09JJkphAZSgUg', 5, 1795034622549, 'act', 0, 'choose seal lin-yue');
INSERT INTO public.match_entries VALUES ('hifV2iUgH09JJkphAZSgUg', 6, 1795034622563, 'act', 0, 'choose insult lin-yue');
INSERT INTO public.match_entries VALUES ('hifV2iUgH09JJkphAZSgUg', 7, 1795034622582, 'resign', 0, '');
INSERT INTO public.matches VALUES ('vspuRZ_ChrKlcahF1oeiGw', 'encounter', 1, '145819d6b4bf0fd5547dc6eb0fba2da7d09a88851fd22491b6aba2d7cf849c6b', '{"scene":"bridge-at-dusk"}', 'dd9314dc046c0456', 'daily', 86400000, 'AyQ97Y7uCdNspIQVgel65h', 'CA8XAqFY3M3r3lLkA4Yzf-', 0, 0, 1795034621817, 4, '{"number":4,"toMove":[0],"deadlines":[1795121021984,null],"asked":null,"end":null}', 1795121021984, 0);
INSERT INTO public.matches VALUES ('hifV2iUgH09JJkphAZSgUg', 'encounter', 1, '145819d6b4bf0fd5547dc6eb0fba2da7d09a88851fd22491b6aba2d7cf849c6b', '{"scene":"bridge-at-dusk"}', 'f412219ef3e1a89b', 'daily', 86400000, 'AyQ97Y7uCdNspIQVgel65h', 'CA8XAqFY3M3r3lLkA4Yzf-', 0, 0, 1795034622307, 7, '{"number":7,"toMove":[],"deadlines":[null,null],"asked":null,"end":{"winner":1,"reason":"resigned"}}', NULL, 1);
INSERT INTO public.members VALUES ('q759vR0J5jMkBtmmgSdN4w', 'AyQ97Y7uCdNspIQVgel65h', 1795034621461);
INSERT INTO public.members VALUES ('q759vR0J5jMkBtmmgSdN4w', 'CA8XAqFY3M3r3lLkA4Yzf-', 1795034621501);
INSERT INTO public.nonces VALUES ('7pQ_L44yI_jbYL9gQsgXVDP6jFx1_kZXPaxj-lD7H1A', 1795034618);
INSERT INTO public.nonces VALUES ('Oq14Tkehb_zTHKcp7-iNyoiSvOLurstQid1-bxxEXpw', 1795034619);
INSERT INTO public.nonces VALUES ('F3-prvzE0I0X8tNi1d5wpV4Ht25X6vt6ccIdu484hw4', 1795034619);
INSERT INTO public.nonces VALUES ('7Nche8N99GhGTBypWyxh-36Q3c_sN4zAHswQZgePvjU', 1795034619);
INSERT INTO public.nonces VALUES ('bvi4GQPGyzEGa7F5XB7vuD_Jx4ve8G4NoDwp_PzJiK4', 1795034620);
INSERT INTO public.nonces VALUES ('VPDQMXZKfQzVrkHccI_yF4jiH00rcqvMnpinq50rQWo', 1795034620);
INSERT INTO public.nonces VALUES ('suiVbbMsjoJcjhbKPqsQVGA1CfTThQD9gCHVUH7B4a8', 1795034621);
INSERT INTO public.nonces VALUES ('zKMH_FyTrwxwOoTwFbgv0N2ZoX9ZJQg7Te50rPsskFs', 1795034621);
INSERT INTO public.nonces VALUES ('ttwwgJclui5f33HaEDCVwQ5s2FlpnCulrSHKFsX8dw8', 1795034621);
INSERT INTO public.nonces VALUES ('Wr746hnY5r47Mi8CeBxQ4iJGG1zGu8ZH3woyeeuH-Ts', 1795034621);
INSERT INTO public.nonces VALUES ('WNt4Bq2A83LNbL6AhBROFwOUNKmdjW1L-8ucNVbPB-4', 1795034621);
INSERT INTO public.nonces VALUES ('46UAqxtC7oSmHcK5yOygc1Y0vNcpR-i4xvlG7z_xOGI', 1795034621);
INSERT INTO public.nonces VALUES ('eCI3UKZ7QS-bjLFIY6wgG-w6-BzSMJcUJyiyRSOCS4k', 1795034621);
INSERT INTO public.nonces VALUES ('PnuBW4IUOR12u6ZX4dSRP_lMYAj2ThW3fVUPKGdViPk', 1795034621);
INSERT INTO public.nonces VALUES ('DnhmBLNLSAF4cRY2qSC8mimo5o9J1_NaojiQ4qFcK-w', 1795034621);
INSERT INTO public.nonces VALUES ('TzGIhly6K5LezABh6XVSvh4CHAXBaRYAqQA9rSYWgss', 1795034621);
INSERT INTO public.nonces VALUES ('l8WiRhOIPAFCcv9OaJm4C7LTjrnFUfgLLEX3aVXrlxk', 1795034622);
INSERT INTO public.nonces VALUES ('Nz_SmkwRqCAs1SNxUOIshMyuQINU4yNoCYYtjcO1Ubg', 1795034622);
INSERT INTO public.nonces VALUES ('8XCxRdnTC8FGzEavCS2Cit_cwrlK-nOfWxcgkt-ui38', 1795034622);
INSERT INTO public.nonces VALUES ('_pLyE461riXFPivUNXNYV7mgLuPqx70yTsx0Jg9jsaQ', 1795034622);
INSERT INTO public.nonces VALUES ('dKJdc38gR-nuaeIewEYa8oaF-5D0BKbGQTy5JWOk1sQ', 1795034622);
INSERT INTO public.nonces VALUES ('sNzvVDMR_vF_IoGmtHPdsQKtmExaS7juodKljVwNsYE', 1795034622);
INSERT INTO public.nonces VALUES ('S8SuoQUZOQOlCpgBX70AhQAmdw8bLlSLj9RGX05HY-c', 1795034622);
INSERT INTO public.nonces VALUES ('dZocGRjRhCO0r_n4BKQRtNIYoVNy-THqDHb-sgFKmPg', 1795034622);
INSERT INTO public.nonces VALUES ('juLHA5P5SDJPpF-jj5YiaNzx8tOpmewbeQbX1Jqlc1U', 1795034622);
INSERT INTO public.nonces VALUES ('LbWeeLbHRF83EZhHNePgvxuiBgV9T9MHVqTekFq5BEM', 1795034622);
INSERT INTO public.nonces VALUES ('KtiPraEKRhRPIYUglT37qfnjRPqbX6rxj410KASEAKE', 1795034622);
INSERT INTO public.nonces VALUES ('yMstHfqoYEvk5X911OPv2yhy28S8Gd2qnjt4NALXOJ0', 1795034622);
INSERT INTO public.nonces VALUES ('hxjQzxfSsZBVokiCBiMXATrvDFQN8IiDrmDtw2XjRQk', 1795034622);
INSERT INTO public.nonces VALUES ('SUbzNWHDzQ-3tKjBJSsKnCI7TVyvNHw-kf8UeMi_Eos', 1795034622);
INSERT INTO public.nonces VALUES ('6p8JE5_Fc4r2f0Ym2Ci6OiuDpWWrl1EjgqFLxnuzvo4', 1795034622);
INSERT INTO public.nonces VALUES ('p2FdLM7rLzm6dO3xVy4QJG4TOcf71Sr8Sv8zgAE2bWU', 1795034622);
INSERT INTO public.nonces VALUES ('nqN6i2vojAEp-BuZb44q_zoOXczz3mM8_EwTKtehb7c', 1795034622);
INSERT INTO public.nonces VALUES ('LC7iRxa8Sut_okulg_qSq6l-Clv4MNScP0WTBi6HbjE', 1795034622);
INSERT INTO public.nonces VALUES ('ikH9zC-tpRM919bgoU-0U7uA9nBEuj8cEiPqSpT3avY', 1795034622);
INSERT INTO public.nonces VALUES ('cFTZv7tE3B-NrQhWoDLQokw8gGKw0m3qLNZwKwJkvWE', 1795034622);
INSERT INTO public.nonces VALUES ('Iwklo5pFD9XD0hls55rnTb9nhlUt90OrKX7mg_WRkbs', 1795034622);
INSERT INTO public.nonces VALUES ('c6j-n9HG0E2uTmWQCoekz0r12ajvmWEPAUgOnN3AmOw', 1795034622);
INSERT INTO public.nonces VALUES ('etKkHFRRlI2leQuZqwhwwNBVymwAW3-5dOWc6ryUxUM', 1795034622);
INSERT INTO public.nonces VALUES ('JCdoMnxI-s6rVDuhXPpO-0NP8aaGHk8R9A-cNtPSVsI', 1795034623);
INSERT INTO public.nonces VALUES ('oDkVkig0OMpd_3yekqaag-m00GRg_1uVUfE_01OEhlc', 1795034623);
INSERT INTO public.nonces VALUES ('CLv3T_ptaZi6hXs0ea5FRxWYWVfGp4vBzopfX2ke0Mk', 1795034623);
INSERT INTO public.nonces VALUES ('7lSyfoPUQuWfoUzvtgsUAcPzYdMcXspHI7TTnKWsSWI', 1795034623);
INSERT INTO public.nonces VALUES ('Y-YAb9RRlDS1GCoRyukJGYC5ZyKJG6Ikv7mE3w_Az-U', 1795034623);
INSERT INTO public.nonces VALUES ('0HI9QMng5HhDfm_jG1JBu3dSraOC2FPgxVeHFCwveA8', 1795034623);
INSERT INTO public.nonces VALUES ('AKo-TtdV1pG7r4-Irs_GZUMp0z_ytCpYV_oDhRPGoeA', 1795034623);
INSERT INTO public.players VALUES ('AyQ97Y7uCdNspIQVgel65h', 'Ann', 1795034618975);
INSERT INTO public.players VALUES ('CA8XAqFY3M3r3lLkA4Yzf-', 'Bea', 1795034619057);
INSERT INTO public.results VALUES (20775, 'protocol', 'AyQ97Y7uCdNspIQVgel65h', 0, 'eb0ad0ffa8ae7545cf9c71bc8d754325bfea1800b6449f451e4b5d99a50e786c', 'lockstep 1
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
', 1, 'GOLD', 4, 'unlocked', '[4,-2,0]', '{"turnsLeft":4,"peak":2,"audits":0,"stars":3}', '["snack-invite","wellbeing-mail","till-roll","snack-scale","smart-kettle-log","employer-letter"]', 1, 1795034620350);
INSERT INTO public.results VALUES (20775, 'testimony', 'AyQ97Y7uCdNspIQVgel65h', 0, 'c5f5f3109da41905bc0930065d8aa1460adc58ad384d42e175a5494d3aca1c00', 'lockstep 1
game testimony
rules 1
pack 60d5ec3647e8d2dc44fca4b4cdf03b28b49ce2befe9478129ececbb8e421dcc1
daily 2026-11-18
seed c75870c241668294
---
submit blind-spot-report @3ef3c5c2
submit console-save dishwasher-rattle cereal-bowl-scale @56f84376
= c5f5f3109da41905bc0930065d8aa1460adc58ad384d42e175a5494d3aca1c00
', 1, 'PERFECT', 2, 'granted', '[4,5]', '{"turns":2,"scrutiny":0,"refuted":1,"counters":2,"badges":9}', '["console-save","dishwasher-rattle","cereal-bowl-scale","blind-spot-report"]', 1, 1795034621083);
INSERT INTO public.results VALUES (20775, 'protocol', 'AyQ97Y7uCdNspIQVgel65h', 1, 'f251416bd1a23d787782ca136c5b0c109906f496a72d4d416866301fd7918789', 'lockstep 1
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
', 0, 'LOSS', 8, 'turns-used-up', '[0,0,0]', '{"turnsLeft":0,"peak":0,"audits":0,"stars":0}', '["snack-invite","wellbeing-mail","till-roll","standup-summary","employer-letter","pinky-promise"]', 0, 1795034621184);
INSERT INTO public.results VALUES (20775, 'protocol', 'CA8XAqFY3M3r3lLkA4Yzf-', 0, 'f251416bd1a23d787782ca136c5b0c109906f496a72d4d416866301fd7918789', 'lockstep 1
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
', 0, 'LOSS', 8, 'turns-used-up', '[0,0,0]', '{"turnsLeft":0,"peak":0,"audits":0,"stars":0}', '["snack-invite","wellbeing-mail","till-roll","standup-summary","employer-letter","pinky-promise"]', 1, 1795034621305);
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
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_key PRIMARY KEY (day, ledger, player, attempt);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_once UNIQUE (day, ledger, player, seal);
CREATE INDEX attempts_by_player ON public.attempts USING btree (player);
CREATE INDEX challengers_by_player ON public.challengers USING btree (player);
CREATE INDEX codes_of_player ON public.codes USING btree (player);
CREATE INDEX devices_of_player ON public.devices USING btree (player);
CREATE INDEX matches_by_deadline ON public.matches USING btree (deadline);
CREATE INDEX matches_of_player0 ON public.matches USING btree (player0, over, made);
CREATE INDEX matches_of_player1 ON public.matches USING btree (player1, over, made);
CREATE INDEX members_by_player ON public.members USING btree (player);
CREATE INDEX nonces_by_age ON public.nonces USING btree (created);
CREATE INDEX results_in_order ON public.results USING btree (day, ledger, counted, received, player);
CREATE INDEX results_of_player ON public.results USING btree (player);
