CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "manager_id" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "employee_number" text;--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_kind","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_staff" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION forbid_change();
