-- A small board with something in every table that people fill. Written by add-release.ts with the
-- schema of the release; a new column that people fill gets a value here.
insert into users (id, username, email, password_hash, first_name, last_name, role, created_at, updated_at) values
  ('019a0000-0000-7000-8000-000000000001', 'mara', 'mara@example.com', :'password', 'Mara', 'Óváry', 'candidate', '2026-01-02 03:04:05.678Z', '2026-01-02 03:04:05.678Z'),
  ('019a0000-0000-7000-8000-000000000002', 'ida', null, :'password', null, null, 'recruiter', '2026-01-02 03:04:05.678Z', '2026-01-02 03:04:05.678Z'),
  ('019a0000-0000-7000-8000-000000000003', 'Northwind', 'jobs@example.com', null, 'Nora', 'Wind', 'company', '2026-01-02 03:04:05.678Z', '2026-01-02 03:04:05.678Z');
insert into social_accounts (provider, subject, user_id) values
  ('github', '4711', '019a0000-0000-7000-8000-000000000003');
insert into sessions (token_hash, user_id, remembered, expires_at) values
  ('m4ra', '019a0000-0000-7000-8000-000000000001', true, '2099-01-01');
insert into companies (id, name, description, website, location, industry, size, owner_id) values
  ('019a0000-0000-7000-8000-000000000011', 'Northwind Labs', E'Light\nand wind', 'https://example.com', 'Fastnet Rock', 'Energy', '11-50', '019a0000-0000-7000-8000-000000000003');
insert into jobs (id, title, description, requirements, location, salary_min, salary_max, type, experience_level, category, deadline, company_id, posted_by, applicant_count) values
  ('019a0000-0000-7000-8000-000000000021', 'Lighthouse Keeper', E'Keep\tthe \\ light', 'Be awake', 'Lisbon, Portugal', 40000, 60000, 'full-time', 'mid', 'operations', '2099-01-01', '019a0000-0000-7000-8000-000000000011', '019a0000-0000-7000-8000-000000000002', 1),
  ('019a0000-0000-7000-8000-000000000022', 'Glassblower', 'Blow', null, 'Murano', null, null, 'contract', 'senior', 'design', null, '019a0000-0000-7000-8000-000000000011', '019a0000-0000-7000-8000-000000000002', 0);
update jobs set is_active = false where title = 'Glassblower';
insert into uploads (id, owner_id, filename, content_type, bytes, registered_at) values
  ('019a0000-0000-7000-8000-000000000031', '019a0000-0000-7000-8000-000000000001', 'résumé.pdf', 'application/pdf', 1234, '2026-01-03');
insert into candidate_profiles (id, user_id, title, summary, skills, experience, education, resume_id, phone_number, location) values
  ('019a0000-0000-7000-8000-000000000041', '019a0000-0000-7000-8000-000000000001', 'Keeper', 'Ten years.', '{Lamps,"Fog, horns"}', '[{"title": "Keeper", "company": "Skerryvore", "startDate": "2016", "endDate": "2026"}]', '["Physics"]', '019a0000-0000-7000-8000-000000000031', '+351 1', 'Porto');
insert into applications (id, job_id, candidate_id, cover_letter, resume_id, status) values
  ('019a0000-0000-7000-8000-000000000051', '019a0000-0000-7000-8000-000000000021', '019a0000-0000-7000-8000-000000000001', 'I am awake.', '019a0000-0000-7000-8000-000000000031', 'shortlisted');
update jobs set applicant_count = 1 where title = 'Lighthouse Keeper';
insert into application_status_changes (id, application_id, "from", "to", changed_by) values
  ('019a0000-0000-7000-8000-000000000061', '019a0000-0000-7000-8000-000000000051', null, 'pending', '019a0000-0000-7000-8000-000000000001'),
  ('019a0000-0000-7000-8000-000000000062', '019a0000-0000-7000-8000-000000000051', 'pending', 'shortlisted', '019a0000-0000-7000-8000-000000000002');
insert into audit_entries (id, actor_id, action, subject_id, changes) values
  ('019a0000-0000-7000-8000-000000000071', '019a0000-0000-7000-8000-000000000002', 'job-changed', '019a0000-0000-7000-8000-000000000022', '{"isActive": [true, false]}');
insert into company_members (company_id, user_id, role) values
  ('019a0000-0000-7000-8000-000000000011', '019a0000-0000-7000-8000-000000000003', 'owner'),
  ('019a0000-0000-7000-8000-000000000011', '019a0000-0000-7000-8000-000000000002', 'recruiter')
  on conflict do nothing;
update companies set verified_at = '2026-01-04', verified_domain = 'example.com', posting_by = 'members';
insert into company_invitations (id, company_id, email, role, invited_by, token_hash, expires_at) values
  ('019a0000-0000-7000-8000-000000000081', '019a0000-0000-7000-8000-000000000011', 'rené@example.com', 'reviewer', '019a0000-0000-7000-8000-000000000003', 'r3n3', '2099-01-01');
insert into job_reviewers (job_id, user_id) values
  ('019a0000-0000-7000-8000-000000000021', '019a0000-0000-7000-8000-000000000002');
insert into authenticators (user_id, secret, confirmed_at, last_step) values
  ('019a0000-0000-7000-8000-000000000003', 'JBSWY3DPEHPK3PXP', '2026-01-05', 58930000);
insert into passkey_handles (user_id, handle) values
  ('019a0000-0000-7000-8000-000000000003', 'aGFuZGxl');
insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name) values
  ('019a0000-0000-7000-8000-000000000091', '019a0000-0000-7000-8000-000000000003', 'Y3JlZGVudGlhbA', 'a2V5', 7, '{internal,hybrid}', 'Nora''s phone');
insert into recovery_codes (user_id, code_hash) values
  ('019a0000-0000-7000-8000-000000000003', 'c0de');
insert into site_settings (registration, employers, first_jobs, name, colour, support_email) values
  ('open', 'at-once', 'at-once', 'Fastnet Jobs', '#0e7490', 'help@example.com');
insert into site_texts (name, version, markdown) values
  ('terms', 1, E'# Terms\n\nBe kind.');
insert into report_cases (job_id, decision, reason, decided_at, decided_by) values
  ('019a0000-0000-7000-8000-000000000022', 'dismiss', 'Glass is fine', '2026-01-06', '019a0000-0000-7000-8000-000000000003');
insert into reports (id, job_id, reason, text, reporter_id) values
  ('019a0000-0000-7000-8000-0000000000a1', '019a0000-0000-7000-8000-000000000022', 'other', 'Hot', '019a0000-0000-7000-8000-000000000001');
insert into pictures (id, width, content_type, content) values
  ('019a0000-0000-7000-8000-0000000000b1', 96, 'image/webp', '\x00ff5c0a');
