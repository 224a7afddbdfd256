-- b174dc7ea2a1c4f1bdfd180da3e34965f7b1d27a39a5464a8e4cd4b1dab6a4c8
-- ac8b106c75af2a7637864bfb8e2e797a3466d73450396a8a2f0fecf0cb429823

COPY users (id, username, email, password_hash, first_name, last_name, profile_image_url, role, created_at, updated_at) FROM stdin;
019a0000-0000-7000-8000-000000000001	mara	mara@example.com	$argon2id$v=19$m=19456,t=2,p=1$TbaZWqvUBW79oziDm77gMA$7AHmfx9QVNjnIl3UYVq2AQA9ZIe7aRTJZx/MC0df7Ak	Mara	Óváry	\N	candidate	2026-01-02 03:04:05.678+00	2026-01-02 03:04:05.678+00
019a0000-0000-7000-8000-000000000002	ida	\N	$argon2id$v=19$m=19456,t=2,p=1$TbaZWqvUBW79oziDm77gMA$7AHmfx9QVNjnIl3UYVq2AQA9ZIe7aRTJZx/MC0df7Ak	\N	\N	\N	recruiter	2026-01-02 03:04:05.678+00	2026-01-02 03:04:05.678+00
019a0000-0000-7000-8000-000000000003	Northwind	jobs@example.com	\N	Nora	Wind	\N	company	2026-01-02 03:04:05.678+00	2026-01-02 03:04:05.678+00
\.

COPY audit_entries (id, actor_id, action, subject_id, changes, created_at) FROM stdin;
019a0000-0000-7000-8000-000000000071	019a0000-0000-7000-8000-000000000002	job-changed	019a0000-0000-7000-8000-000000000022	{"isActive": [true, false]}	2026-11-22 09:49:13.977+00
\.

COPY companies (id, name, description, website, location, industry, size, logo_url, owner_id, created_at, updated_at) FROM stdin;
019a0000-0000-7000-8000-000000000011	Northwind Labs	Light\nand wind	https://example.com	Fastnet Rock	Energy	11-50	\N	019a0000-0000-7000-8000-000000000003	2026-11-22 09:49:13.977+00	2026-11-22 09:49:13.977+00
\.

COPY sessions (token_hash, user_id, remembered, created_at, last_used_at, expires_at) FROM stdin;
m4ra	019a0000-0000-7000-8000-000000000001	t	2026-11-22 09:49:13.977+00	2026-11-22 09:49:13.977+00	2099-01-01 00:00:00+00
\.

COPY social_accounts (provider, subject, user_id, created_at) FROM stdin;
github	4711	019a0000-0000-7000-8000-000000000003	2026-11-22 09:49:13.977+00
\.

COPY uploads (id, owner_id, filename, content_type, bytes, created_at, registered_at) FROM stdin;
019a0000-0000-7000-8000-000000000031	019a0000-0000-7000-8000-000000000001	résumé.pdf	application/pdf	1234	2026-11-22 09:49:13.977+00	2026-01-03 00:00:00+00
\.

COPY candidate_profiles (id, user_id, title, summary, skills, experience, education, resume_id, phone_number, location, created_at, updated_at) FROM stdin;
019a0000-0000-7000-8000-000000000041	019a0000-0000-7000-8000-000000000001	Keeper	Ten years.	{Lamps,"Fog, horns"}	[{"title": "Keeper", "company": "Skerryvore", "endDate": "2026", "startDate": "2016"}]	["Physics"]	019a0000-0000-7000-8000-000000000031	+351 1	Porto	2026-11-22 09:49:13.977+00	2026-11-22 09:49:13.977+00
\.

COPY jobs (id, title, description, requirements, location, salary_min, salary_max, type, experience_level, category, is_active, deadline, company_id, posted_by, applicant_count, created_at, updated_at) FROM stdin;
019a0000-0000-7000-8000-000000000021	Lighthouse Keeper	Keep\tthe \\ light	Be awake	Lisbon, Portugal	40000	60000	full-time	mid	operations	t	2099-01-01 00:00:00+00	019a0000-0000-7000-8000-000000000011	019a0000-0000-7000-8000-000000000002	1	2026-11-22 09:49:13.977+00	2026-11-22 09:49:13.977+00
019a0000-0000-7000-8000-000000000022	Glassblower	Blow	\N	Murano	\N	\N	contract	senior	design	f	\N	019a0000-0000-7000-8000-000000000011	019a0000-0000-7000-8000-000000000002	0	2026-11-22 09:49:13.977+00	2026-11-22 09:49:13.977+00
\.

COPY applications (id, job_id, candidate_id, cover_letter, resume_id, status, applied_at, updated_at, hired_at) FROM stdin;
019a0000-0000-7000-8000-000000000051	019a0000-0000-7000-8000-000000000021	019a0000-0000-7000-8000-000000000001	I am awake.	019a0000-0000-7000-8000-000000000031	shortlisted	2026-11-22 09:49:13.977+00	2026-11-22 09:49:13.977+00	\N
\.

COPY application_status_changes (id, application_id, from, to, changed_by, changed_at) FROM stdin;
019a0000-0000-7000-8000-000000000061	019a0000-0000-7000-8000-000000000051	\N	pending	019a0000-0000-7000-8000-000000000001	2026-11-22 09:49:13.977+00
019a0000-0000-7000-8000-000000000062	019a0000-0000-7000-8000-000000000051	pending	shortlisted	019a0000-0000-7000-8000-000000000002	2026-11-22 09:49:13.977+00
\.
