CREATE TABLE "act_counts" (
	"act" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "act_counts_pkey" PRIMARY KEY("act","key")
);
--> statement-breakpoint
CREATE INDEX "act_counts_by_time" ON "act_counts" USING btree ("until");