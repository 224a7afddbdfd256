ALTER TABLE "companies" ADD COLUMN "own_words" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "hiring" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "benefits" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pictures" jsonb DEFAULT '[]' NOT NULL;