-- b174dc7ea2a1c4f1bdfd180da3e34965f7b1d27a39a5464a8e4cd4b1dab6a4c8
-- ac8b106c75af2a7637864bfb8e2e797a3466d73450396a8a2f0fecf0cb429823
-- ed03f173c7b01f7fcc04cd90ac9d30f9a7d4eb76e99e9c6c645d81facf2635db
-- cd4af96eb865d3cc35bc3311fcad3f8d99c45d79deec412d6a4ec31d64b67f4d
-- 7014c365b05d088107733a74b6b118214341f83c1ab3f7ca54fec06c8c81c0ee
-- 5ab2d6748e8e7ec2337c013f164c94a0e2b88d5fd9ac19e0655721a3fededa68
-- 17b0e9b93ae03e03de20e806ba18578f5e72df93d742123043280762effee656
-- 2d7785f73fb7463ba70753aa85a45f40caeaef5a51834183d04ff37a76ae0db2
-- f91bf29332d6496d466d473d0296ecfda552d5ac46f01d72035eea53b985b26b
-- e7d5c7eedd2594b07c967061199789bc30b9790272c81a4c829de8844874d359
-- 9a30943e7e277512ce29e0a0965996ca2ba0d8c1c9d9e8eac3b684fc392bd673
-- 04538fb555f765109ca24154b11cd88d153f219144f6e31e41d0a3f0bc9f4e9d
-- 265ffe8da34bd930500bd559c26f3c783f831ea8b7f4d466899a986aa378a611

COPY job_search (job_id, created_at, closes_at, place, salary_low, salary_high, salary_top, document, type, category, level) FROM stdin;
019a0000-0000-7000-8000-000000000021	2026-11-22 09:47:56.377+00	2099-01-01 00:00:00+00	lisbon, portugal	40000	60000	60000	'+a2d1bc' '+a6cc36' '+c97eb4' '+df9085' 'awak' 'be' 'category:operations' 'company:+a6cc36' 'company:lab' 'company:northwind' 'keep' 'keeper' 'lab' 'level:mid' 'light' 'lighthous' 'northwind' 'place:lisbon, portugal' 'the' 'title:+a2d1bc' 'title:=keeper' 'title:=lighthouse' 'title:keeper' 'title:lighthous' 'type:full-time'	full-time	operations	mid
\.

COPY job_suggestions (job_id, closes_at, title, company, location) FROM stdin;
019a0000-0000-7000-8000-000000000021	2099-01-01 00:00:00+00	lighthouse keeper	northwind labs	lisbon portugal
\.

COPY open_job_counts (closes_on, jobs) FROM stdin;
2099-01-01	1
infinity	0
\.

COPY search_places (place) FROM stdin;
lisbon, portugal
murano
\.

COPY search_suggestions (kind, key, jobs) FROM stdin;
company	northwind labs	1
location	lisbon portugal	1
location	murano	0
title	lighthouse keeper	1
title	glassblower	0
\.

COPY search_words (word, stem) FROM stdin;
awake	awak
blow	blow
glassblower	glassblow
keep	keep
keeper	keeper
labs	lab
light	light
lighthouse	lighthous
northwind	northwind
\.

COPY users (id, username, email, password_hash, first_name, last_name, profile_image_url, role, created_at, updated_at, email_verified) FROM stdin;
019a0000-0000-7000-8000-000000000001	mara	mara@example.com	$argon2id$v=19$m=19456,t=2,p=1$VLHbhmRmps0Hil37ThZvbw$fTsgrQBkb+Nc33ltMfGTtzEJesFfmEoQED7e4wG8ydY	Mara	Óváry	\N	candidate	2026-01-02 03:04:05.678+00	2026-01-02 03:04:05.678+00	f
019a0000-0000-7000-8000-000000000002	ida	\N	$argon2id$v=19$m=19456,t=2,p=1$VLHbhmRmps0Hil37ThZvbw$fTsgrQBkb+Nc33ltMfGTtzEJesFfmEoQED7e4wG8ydY	\N	\N	\N	recruiter	2026-01-02 03:04:05.678+00	2026-01-02 03:04:05.678+00	f
019a0000-0000-7000-8000-000000000003	Northwind	jobs@example.com	\N	Nora	Wind	\N	company	2026-01-02 03:04:05.678+00	2026-01-02 03:04:05.678+00	f
\.

COPY audit_entries (id, actor_id, action, subject_id, changes, created_at) FROM stdin;
019a0000-0000-7000-8000-000000000071	019a0000-0000-7000-8000-000000000002	job-changed	019a0000-0000-7000-8000-000000000022	{"isActive": [true, false]}	2026-11-22 09:47:56.377+00
\.

COPY companies (id, name, description, website, location, industry, size, logo_url, owner_id, created_at, updated_at) FROM stdin;
019a0000-0000-7000-8000-000000000011	Northwind Labs	Light\nand wind	https://example.com	Fastnet Rock	Energy	11-50	\N	019a0000-0000-7000-8000-000000000003	2026-11-22 09:47:56.377+00	2026-11-22 09:47:56.377+00
\.

COPY sessions (token_hash, user_id, remembered, created_at, last_used_at, expires_at) FROM stdin;
m4ra	019a0000-0000-7000-8000-000000000001	t	2026-11-22 09:47:56.377+00	2026-11-22 09:47:56.377+00	2099-01-01 00:00:00+00
\.

COPY social_accounts (provider, subject, user_id, created_at) FROM stdin;
github	4711	019a0000-0000-7000-8000-000000000003	2026-11-22 09:47:56.377+00
\.

COPY uploads (id, owner_id, filename, content_type, bytes, created_at, registered_at, multipart_id, completed_at, unused_since) FROM stdin;
019a0000-0000-7000-8000-000000000031	019a0000-0000-7000-8000-000000000001	résumé.pdf	application/pdf	1234	2026-11-22 09:47:56.377+00	2026-01-03 00:00:00+00	\N	\N	\N
\.

COPY candidate_profiles (id, user_id, title, summary, skills, experience, education, resume_id, phone_number, location, created_at, updated_at) FROM stdin;
019a0000-0000-7000-8000-000000000041	019a0000-0000-7000-8000-000000000001	Keeper	Ten years.	{Lamps,"Fog, horns"}	[{"title": "Keeper", "company": "Skerryvore", "endDate": "2026", "startDate": "2016"}]	["Physics"]	019a0000-0000-7000-8000-000000000031	+351 1	Porto	2026-11-22 09:47:56.377+00	2026-11-22 09:47:56.377+00
\.

COPY jobs (id, title, description, requirements, location, salary_min, salary_max, type, experience_level, category, is_active, deadline, company_id, posted_by, applicant_count, created_at, updated_at, city, region, country) FROM stdin;
019a0000-0000-7000-8000-000000000021	Lighthouse Keeper	Keep\tthe \\ light	Be awake	Lisbon, Portugal	40000	60000	full-time	mid	operations	t	2099-01-01 00:00:00+00	019a0000-0000-7000-8000-000000000011	019a0000-0000-7000-8000-000000000002	1	2026-11-22 09:47:56.377+00	2026-11-22 09:47:56.377+00	\N	\N	\N
019a0000-0000-7000-8000-000000000022	Glassblower	Blow	\N	Murano	\N	\N	contract	senior	design	f	\N	019a0000-0000-7000-8000-000000000011	019a0000-0000-7000-8000-000000000002	0	2026-11-22 09:47:56.377+00	2026-11-22 09:47:56.377+00	\N	\N	\N
\.

COPY applications (id, job_id, candidate_id, cover_letter, resume_id, status, applied_at, updated_at, hired_at) FROM stdin;
019a0000-0000-7000-8000-000000000051	019a0000-0000-7000-8000-000000000021	019a0000-0000-7000-8000-000000000001	I am awake.	019a0000-0000-7000-8000-000000000031	shortlisted	2026-11-22 09:47:56.377+00	2026-11-22 09:47:56.377+00	\N
\.

COPY application_status_changes (id, application_id, from, to, changed_by, changed_at) FROM stdin;
019a0000-0000-7000-8000-000000000061	019a0000-0000-7000-8000-000000000051	\N	pending	019a0000-0000-7000-8000-000000000001	2026-11-22 09:47:56.377+00
019a0000-0000-7000-8000-000000000062	019a0000-0000-7000-8000-000000000051	pending	shortlisted	019a0000-0000-7000-8000-000000000002	2026-11-22 09:47:56.377+00
\.
