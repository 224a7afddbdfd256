DROP INDEX "uploads_in_parts";--> statement-breakpoint
CREATE INDEX "uploads_under_way" ON "uploads" USING btree ("owner_id","created_at") WHERE "uploads"."registered_at" is null;