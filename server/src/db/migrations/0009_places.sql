CREATE TABLE "gazetteers" (
	"release" text PRIMARY KEY NOT NULL,
	"jobs_placed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"key" text collate "C" NOT NULL,
	"city" text,
	"region" text,
	"country" text NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "country" text;--> statement-breakpoint
CREATE INDEX "places_by_key" ON "places" USING btree ("key","people");