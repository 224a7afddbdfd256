ALTER TABLE "authenticators" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "set_before_proof" boolean DEFAULT false NOT NULL;