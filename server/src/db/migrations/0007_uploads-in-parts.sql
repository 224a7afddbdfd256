ALTER TABLE "uploads" ADD COLUMN "multipart_id" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "completed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "uploads_in_parts" ON "uploads" USING btree ("owner_id") WHERE "uploads"."multipart_id" is not null and "uploads"."registered_at" is null;