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
-- 0e203d363da4bcd7776d031bf414908d21a4679f03368fe3e4265dcfcc9cf3f9
-- 43045200890c27f0aa827696e74fdc08244d3e22e6cc0e0a906330b3e37fc618
-- 065e545c9d1c7adb6ca71e246f77409d8197bf17925ff39dff801ddf14b03403
-- 34ec4adc9f59111657b7dc4fce3eea8960895082b68ade82c18128a2be3de042
-- d8a7ad0d1b422c2032d3b3d6b1db21bdf33ed0b140fb419011924260d2b9ed4a
-- dbfc53f48758e5ae31bcd1ee88c049e9cb2253b89ee2fba9ef14ceaf0ae3e9f0
-- ea571a12d48186099595d0c2afb75aeb5a1c42aecf3e6b1be534a5531856770e
-- fc89afe09e96110eb891464624252ac2645f726a86b2778fbdc02d5b4b7ac350
-- 3790a14655fb8db0523bf82b485f9b6b528de3e3e3b64c431db3357f27598bb3
-- 3d9697e9e0c59cd0b193cfdd4e79c3a28cf95f75fc78ed1318c12f265dfd768f
-- a89f14f2432c22c7eb7e4633d2534789609e7830816df3252b0cbd2ea6a8b388
-- 0dd6a4e3fe9f36b320b87588c2e7ed3052d0b873e8b5f89528879adb80efd68b
-- 7c130b1271c28d0a70423f63076020a335efd5fba9d5b962f07ceb5c2e17014b
-- 76008f68249bfe7800d8835acdead401263774f54def31f57738bffb531ef8c3
-- 543cf379bf17a3f93efe0d640b0567bbb6593df6b2aff3222a850ee36c5aa288
-- 69dc6cd8b7a8ad04e515c0ff1fa6f23c762302ae84400532ec0192060d2908f3
-- 2517efb02241b263c696dd98421b6db7d616a716036d16b78c3605bc608064b1
-- fba5eb750f49123262866d4a2fc2505aa590a4550d7bde1d56f0ade96d89dc82
-- 9bca66ca8d404bfe2010e0ad9b2b2a1594ce2f2d1557e349a264c4b1a7ac6bcc
-- f1b82300adadcf72bc60bd80ea08b9fb1fb738d17fbb9182a0a880441ebfbe43
-- b347bc58e024018456d700afd8639e0133f1725b3ed899d8aeb0a90997d58425
-- e20035754d31f748f7eef676c9ea1ed84b6ce4a6cbe99ebca67dd762fd30e70d
-- 83a1211b9ea689390ea535076ecf577bc9681345e4c6b0701f6271511a052e15
-- 1f24ed55b78d12fab1cb6d847222d4b00f0ab46558504deb54b56e41777c85d3
-- 78324ad6da022fde35ab4838b7a6a238a7c1cbab445acbb4e25c9d05d0d977bb
-- 8cf9b9f4fad463f0d83c8e0dac52e2761e84aa8ad173d0b2f7fa2bfb6c3402f0
-- 8d723fd34d06b982924f2e34bd3cc6b1efcfea072d1204dc858747317a145477
-- f42c9e1996f9e64e3bbbfa2c3f76f6208fbd624ebf276995808eff55c676db86
-- abc1133a607e694cedb8e310d965a41f047e50d78901afa54b395ca4dd13fedc

COPY job_search (job_id, created_at, closes_at, place, salary_low, salary_high, salary_top, document, type, category, level, edition) FROM stdin;
019a0000-0000-7000-8000-000000000021	2026-11-23 23:52:06.271+00	2099-01-01 00:00:00+00	lisbon, portugal	40000	60000	60000	'+a2d1bc' '+a6cc36' '+c97eb4' '+df9085' 'awak' 'be' 'category:operations' 'company:+a6cc36' 'company:=019a0000-0000-7000-8000-000000000011' 'company:^l' 'company:^la' 'company:^lab' 'company:^n' 'company:^no' 'company:^nor' 'company:lab' 'company:northwind' 'keep' 'keeper' 'lab' 'level:mid' 'light' 'lighthous' 'northwind' 'place:lisbon, portugal' 'posted' 'posted:0:249371' 'posted:1:62342' 'posted:2:15585' 'posted:3:3896' 'posted:4:974' 'posted:5:243' 'posted:6:60' 'salary:0-40' 'salary:40-60' 'salary:60-80' 'the' 'title:+a2d1bc' 'title:=keeper' 'title:=lighthouse' 'title:^k' 'title:^ke' 'title:^kee' 'title:^l' 'title:^li' 'title:^lig' 'title:keeper' 'title:lighthous' 'top:6' 'type:full-time'	full-time	operations	mid	2
\.

COPY job_suggestions (job_id, closes_at, title, company, location) FROM stdin;
019a0000-0000-7000-8000-000000000021	2099-01-01 00:00:00+00	lighthouse keeper	northwind labs	lisbon portugal
\.

COPY open_job_counts (closes_on, jobs) FROM stdin;
2099-01-01	1
infinity	0
\.

COPY pictures (id, width, content_type, content, created_at) FROM stdin;
019a0000-0000-7000-8000-0000000000b1	96	image/webp	\\x00ff5c0a	2026-11-23 23:52:06.271+00
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
be	be
blow	blow
glassblower	glassblow
keep	keep
keeper	keeper
labs	lab
light	light
lighthouse	lighthous
northwind	northwind
the	the
\.

COPY site_settings (id, registration, employers, first_jobs, name, logo_url, colour, figures, support_email) FROM stdin;
1	open	at-once	at-once	Fastnet Jobs	\N	#0e7490	fixed	help@example.com
\.

COPY site_texts (name, version, markdown, created_at) FROM stdin;
terms	1	# Terms\n\nBe kind.	2026-11-23 23:52:06.271+00
\.

COPY uploads (id, owner_id, filename, content_type, bytes, created_at, registered_at, multipart_id, completed_at, unused_since, part_bytes, claimed_at) FROM stdin;
019a0000-0000-7000-8000-000000000031	019a0000-0000-7000-8000-000000000001	résumé.pdf	application/pdf	1234	2026-11-23 23:52:06.271+00	2026-01-03 00:00:00+00	\N	\N	\N	0	\N
\.

COPY users (id, username, email, password_hash, first_name, last_name, profile_image_url, role, created_at, updated_at, email_verified, administrator_since, suspended_at, suspension_reason, waiting_since, approved_at, agreed_terms, erase_at, email_refused_at) FROM stdin;
019a0000-0000-7000-8000-000000000001	mara	mara@example.com	$argon2id$v=19$m=19456,t=2,p=1$TYB+yaJoggpUI+oy0MD3XQ$+jmwcS3Kh0VsXNZvTPqdguPSJIKaFYTvZIg+xvljHkE	Mara	Óváry	\N	candidate	2026-01-02 03:04:05.678+00	2026-01-02 03:04:05.678+00	f	\N	\N	\N	\N	\N	\N	\N	\N
019a0000-0000-7000-8000-000000000002	ida	\N	$argon2id$v=19$m=19456,t=2,p=1$TYB+yaJoggpUI+oy0MD3XQ$+jmwcS3Kh0VsXNZvTPqdguPSJIKaFYTvZIg+xvljHkE	\N	\N	\N	recruiter	2026-01-02 03:04:05.678+00	2026-01-02 03:04:05.678+00	f	\N	\N	\N	\N	\N	\N	\N	\N
019a0000-0000-7000-8000-000000000003	Northwind	jobs@example.com	\N	Nora	Wind	\N	company	2026-01-02 03:04:05.678+00	2026-01-02 03:04:05.678+00	f	\N	\N	\N	\N	\N	\N	\N	\N
\.

COPY audit_entries (id, actor_id, action, subject_id, changes, created_at, company_id) FROM stdin;
019a0000-0000-7000-8000-000000000062	019a0000-0000-7000-8000-000000000002	status-changed	019a0000-0000-7000-8000-000000000051	{"status": {"to": "shortlisted", "from": "pending"}}	2026-11-23 23:52:06.271+00	\N
019a0000-0000-7000-8000-000000000071	019a0000-0000-7000-8000-000000000002	job-changed	019a0000-0000-7000-8000-000000000022	{"isActive": [true, false]}	2026-11-23 23:52:06.271+00	\N
\.

COPY authenticators (user_id, secret, created_at, confirmed_at, last_step) FROM stdin;
019a0000-0000-7000-8000-000000000003	JBSWY3DPEHPK3PXP	2026-11-23 23:52:06.271+00	2026-01-05 00:00:00+00	58930000
\.

COPY candidate_profiles (id, user_id, title, summary, skills, experience, education, resume_id, phone_number, location, created_at, updated_at, revision) FROM stdin;
019a0000-0000-7000-8000-000000000041	019a0000-0000-7000-8000-000000000001	Keeper	Ten years.	{Lamps,"Fog, horns"}	[{"title": "Keeper", "company": "Skerryvore", "endDate": "2026", "startDate": "2016"}]	["Physics"]	019a0000-0000-7000-8000-000000000031	+351 1	Porto	2026-11-23 23:52:06.271+00	2026-11-23 23:52:06.271+00	1
\.

COPY companies (id, name, description, website, location, industry, size, logo_url, owner_id, created_at, updated_at, revision, verified_at, verified_domain, posting_by, cover_url, suspended_at, suspension_reason, answer_days) FROM stdin;
019a0000-0000-7000-8000-000000000011	Northwind Labs	Light\nand wind	https://example.com	Fastnet Rock	Energy	11-50	\N	019a0000-0000-7000-8000-000000000003	2026-11-23 23:52:06.271+00	2026-11-23 23:52:06.271+00	1	2026-01-04 00:00:00+00	example.com	members	\N	\N	\N	14
\.

COPY passkey_handles (user_id, handle) FROM stdin;
019a0000-0000-7000-8000-000000000003	aGFuZGxl
\.

COPY passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at) FROM stdin;
019a0000-0000-7000-8000-000000000091	019a0000-0000-7000-8000-000000000003	Y3JlZGVudGlhbA	a2V5	7	{internal,hybrid}	Nora's phone	2026-11-23 23:52:06.271+00	\N
\.

COPY recovery_codes (user_id, code_hash) FROM stdin;
019a0000-0000-7000-8000-000000000003	c0de
\.

COPY sessions (token_hash, user_id, remembered, created_at, last_used_at, expires_at, id, device, proved_until) FROM stdin;
m4ra	019a0000-0000-7000-8000-000000000001	t	2026-11-23 23:52:06.271+00	2026-11-23 23:52:06.271+00	2099-01-01 00:00:00+00	b79b7b49-9aad-4e3d-b8e7-858571675fc9	\N	\N
\.

COPY sign_in_names (name, user_id) FROM stdin;
ida	019a0000-0000-7000-8000-000000000002
jobs@example.com	019a0000-0000-7000-8000-000000000003
mara	019a0000-0000-7000-8000-000000000001
mara@example.com	019a0000-0000-7000-8000-000000000001
northwind	019a0000-0000-7000-8000-000000000003
\.

COPY social_accounts (provider, subject, user_id, created_at) FROM stdin;
github	4711	019a0000-0000-7000-8000-000000000003	2026-11-23 23:52:06.271+00
\.

COPY company_invitations (id, company_id, email, role, invited_by, token_hash, letter, created_at, expires_at, used_at, revoked_at) FROM stdin;
019a0000-0000-7000-8000-000000000081	019a0000-0000-7000-8000-000000000011	rené@example.com	reviewer	019a0000-0000-7000-8000-000000000003	r3n3	1	2026-11-23 23:52:06.271+00	2099-01-01 00:00:00+00	\N	\N
\.

COPY company_members (company_id, user_id, role, joined_at) FROM stdin;
019a0000-0000-7000-8000-000000000011	019a0000-0000-7000-8000-000000000002	recruiter	2026-11-23 23:52:06.271+00
019a0000-0000-7000-8000-000000000011	019a0000-0000-7000-8000-000000000003	owner	2026-11-23 23:52:06.271+00
\.

COPY company_openings (company_id, name, jobs, next_closing) FROM stdin;
019a0000-0000-7000-8000-000000000011	northwind labs	1	2099-01-01 00:00:00+00
\.

COPY jobs (id, title, description, requirements, location, salary_min, salary_max, type, experience_level, category, is_active, deadline, company_id, posted_by, applicant_count, created_at, updated_at, city, region, country, revision, remote_countries, is_teams_alone, held_since, taken_down_at, takedown_reason, takedown_answer, takedown_answered_at, is_listed, closed_at, retired_at, answer_days) FROM stdin;
019a0000-0000-7000-8000-000000000021	Lighthouse Keeper	Keep\tthe \\ light	Be awake	Lisbon, Portugal	40000	60000	full-time	mid	operations	t	2099-01-01 00:00:00+00	019a0000-0000-7000-8000-000000000011	019a0000-0000-7000-8000-000000000002	1	2026-11-23 23:52:06.271+00	2026-11-23 23:52:06.271+00	\N	\N	\N	1	{}	f	\N	\N	\N	\N	\N	t	\N	\N	\N
019a0000-0000-7000-8000-000000000022	Glassblower	Blow	\N	Murano	\N	\N	contract	senior	design	f	\N	019a0000-0000-7000-8000-000000000011	019a0000-0000-7000-8000-000000000002	0	2026-11-23 23:52:06.271+00	2026-11-23 23:52:06.271+00	\N	\N	\N	1	{}	f	\N	\N	\N	\N	\N	t	2026-11-23 23:52:06.271+00	\N	\N
\.

COPY applications (id, job_id, candidate_id, cover_letter, resume_id, status, applied_at, updated_at, hired_at, opened_at, withdrawn_at, answer_by, answered_at) FROM stdin;
019a0000-0000-7000-8000-000000000051	019a0000-0000-7000-8000-000000000021	019a0000-0000-7000-8000-000000000001	I am awake.	019a0000-0000-7000-8000-000000000031	shortlisted	2026-11-23 23:52:06.271+00	2026-11-23 23:52:06.271+00	\N	2026-11-23 23:52:06.271+00	\N	2026-12-07 23:52:06.271+00	2026-11-23 23:52:06.271+00
\.

COPY job_reviewers (job_id, user_id, added_at) FROM stdin;
019a0000-0000-7000-8000-000000000021	019a0000-0000-7000-8000-000000000002	2026-11-23 23:52:06.271+00
\.

COPY job_weeks (job_id, week, applications, interviews, hires) FROM stdin;
019a0000-0000-7000-8000-000000000021	2026-11-23	1	0	0
\.

COPY report_cases (job_id, created_at, opened_at, decision, reason, decided_at, decided_by) FROM stdin;
019a0000-0000-7000-8000-000000000022	2026-11-23 23:52:06.271+00	2026-11-23 23:52:06.271+00	dismiss	Glass is fine	2026-01-06 00:00:00+00	019a0000-0000-7000-8000-000000000003
\.

COPY application_events (id, position, application_id, job_id, type, side, actor_id, at, data, visible_from) FROM stdin;
019a0000-0000-7000-8000-000000000061	1	019a0000-0000-7000-8000-000000000051	019a0000-0000-7000-8000-000000000021	sent	candidate	019a0000-0000-7000-8000-000000000001	2026-11-23 23:52:06.271+00	{}	2026-11-23 23:52:06.271+00
019a0000-0000-7000-8000-000000000062	3	019a0000-0000-7000-8000-000000000051	019a0000-0000-7000-8000-000000000021	status	employer	019a0000-0000-7000-8000-000000000002	2026-11-23 23:52:06.271+00	{"to": "shortlisted", "from": "pending"}	2026-11-23 23:52:06.271+00
01a20ad2-f1a6-777a-9d2d-63b9456a9448	2	019a0000-0000-7000-8000-000000000051	019a0000-0000-7000-8000-000000000021	opened	employer	019a0000-0000-7000-8000-000000000002	2026-11-23 23:52:06.271+00	{}	2026-11-23 23:52:06.271+00
\.

COPY application_status_changes (id, application_id, from, to, changed_by, changed_at) FROM stdin;
019a0000-0000-7000-8000-000000000061	019a0000-0000-7000-8000-000000000051	\N	pending	019a0000-0000-7000-8000-000000000001	2026-11-23 23:52:06.271+00
019a0000-0000-7000-8000-000000000062	019a0000-0000-7000-8000-000000000051	pending	shortlisted	019a0000-0000-7000-8000-000000000002	2026-11-23 23:52:06.271+00
\.

COPY reports (id, job_id, reason, text, reporter_id, created_at) FROM stdin;
019a0000-0000-7000-8000-0000000000a1	019a0000-0000-7000-8000-000000000022	other	Hot	019a0000-0000-7000-8000-000000000001	2026-11-23 23:52:06.271+00
\.
