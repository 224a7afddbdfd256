DROP INDEX "uploads_by_owner";--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads" USING btree ("owner_id","created_at","id");