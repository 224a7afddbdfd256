CREATE TABLE "former_addresses" (
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "former_addresses_pkey" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- It takes the addresses as well from now on (functions/histories.sql).
DROP FUNCTION IF EXISTS without_person(jsonb, users, text);
