CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"untouched_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"bytes" bigint,
	CONSTRAINT "data_exports_one_each" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_to_prepare" ON "data_exports" USING btree ("untouched_until") WHERE "data_exports"."ready_at" is null and "data_exports"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_by_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "data_exports_ownerless" ON "data_exports" USING btree ("untouched_until") WHERE "data_exports"."owner_id" is null;