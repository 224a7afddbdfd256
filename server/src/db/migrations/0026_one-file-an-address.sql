ALTER TABLE "uploads" ADD COLUMN "part_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "claimed_at" timestamp (3) with time zone;