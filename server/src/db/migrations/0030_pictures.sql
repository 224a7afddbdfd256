CREATE TABLE "pictures" (
	"id" uuid NOT NULL,
	"width" integer NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_by_width" PRIMARY KEY("id","width")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cover_url" text;