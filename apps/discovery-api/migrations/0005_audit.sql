CREATE TABLE "discovery"."audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discovery"."audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"action" text NOT NULL,
	"tenant" text NOT NULL,
	"market" text,
	"request_id" text
);
--> statement-breakpoint
CREATE INDEX "audit_tenant" ON "discovery"."audit" USING btree ("tenant","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "discovery"."audit" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION discovery.forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON discovery.audit FOR EACH ROW EXECUTE FUNCTION discovery.forbid_change();
