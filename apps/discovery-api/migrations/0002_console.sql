CREATE TABLE "discovery"."console_session" (
	"digest" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"key_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."feed_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discovery"."feed_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"mode" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"accepted" integer NOT NULL,
	"rejected" integer NOT NULL,
	"products" integer,
	"refusal" text,
	"rejected_lines" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."rule" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rule_tenant_market_kind_subject_pk" PRIMARY KEY("tenant","market","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "discovery"."console_session" ADD CONSTRAINT "console_session_tenant_tenant_id_fk" FOREIGN KEY ("tenant") REFERENCES "discovery"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."console_session" ADD CONSTRAINT "console_session_key_digest_tenant_key_digest_fk" FOREIGN KEY ("key_digest") REFERENCES "discovery"."tenant_key"("digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."feed_report" ADD CONSTRAINT "feed_report_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."rule" ADD CONSTRAINT "rule_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "console_session_key" ON "discovery"."console_session" USING btree ("key_digest");--> statement-breakpoint
CREATE INDEX "console_session_seen" ON "discovery"."console_session" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "feed_report_market" ON "discovery"."feed_report" USING btree ("tenant","market","id");--> statement-breakpoint
CREATE INDEX "event_shopping" ON "discovery"."event" USING btree ("tenant","market","occurred_at") WHERE type in ('search', 'click', 'add_to_cart', 'purchase');