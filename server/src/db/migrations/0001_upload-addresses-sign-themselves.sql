ALTER TABLE "uploads" DROP COLUMN "expires_at";--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "uploaded_at";