CREATE SCHEMA "discovery";
--> statement-breakpoint
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
CREATE TABLE "discovery"."category" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "category_tenant_market_category_id_pk" PRIMARY KEY("tenant","market","category_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."content" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"content_id" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "content_tenant_market_content_id_pk" PRIMARY KEY("tenant","market","content_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."product" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"generation" bigint NOT NULL,
	"product_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "product_tenant_market_generation_product_id_pk" PRIMARY KEY("tenant","market","generation","product_id")
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
CREATE TABLE "discovery"."synonyms" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "synonyms_tenant_market_pk" PRIMARY KEY("tenant","market")
);
--> statement-breakpoint
CREATE TABLE "discovery"."console_session" (
	"digest" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"key_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discovery"."event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"event_key" text NOT NULL,
	"line" smallint NOT NULL,
	"type" text NOT NULL,
	"product_id" text,
	"quantity" integer,
	"price" bigint,
	"currency" text,
	"query" text,
	"hits" integer,
	"list_name" text,
	"list_position" integer,
	"result_id" text,
	"visitor" text,
	"session" text,
	"signed_visitor" text,
	"network" text,
	"answered_hits" integer,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."feed_batch" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"batch" text NOT NULL,
	"data" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_batch_tenant_market_batch_pk" PRIMARY KEY("tenant","market","batch")
);
--> statement-breakpoint
CREATE TABLE "discovery"."feed_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discovery"."feed_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"task" bigint,
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
CREATE TABLE "discovery"."feed_run" (
	"generation" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discovery"."feed_run_generation_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."event_reader" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"transaction" text NOT NULL,
	"id" bigint NOT NULL,
	CONSTRAINT "event_reader_tenant_market_pk" PRIMARY KEY("tenant","market")
);
--> statement-breakpoint
CREATE TABLE "discovery"."network_vote" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"subject" text NOT NULL,
	"network" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "network_vote_tenant_market_subject_network_day_pk" PRIMARY KEY("tenant","market","subject","network","day")
);
--> statement-breakpoint
CREATE TABLE "discovery"."popularity" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"product_id" text NOT NULL,
	"sum" double precision NOT NULL,
	"bonus" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "popularity_tenant_market_product_id_pk" PRIMARY KEY("tenant","market","product_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."popularity_seen" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"visitor" text NOT NULL,
	"product_id" text NOT NULL,
	"action" smallint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "popularity_seen_tenant_market_visitor_product_id_action_day_pk" PRIMARY KEY("tenant","market","visitor","product_id","action","day")
);
--> statement-breakpoint
CREATE TABLE "discovery"."basket_item" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"basket" text NOT NULL,
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"events" integer NOT NULL,
	"bought" boolean NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"learnt_seen" boolean DEFAULT false NOT NULL,
	"learnt_bought" boolean DEFAULT false NOT NULL,
	"due" boolean DEFAULT true NOT NULL,
	CONSTRAINT "basket_item_tenant_market_basket_day_product_id_pk" PRIMARY KEY("tenant","market","basket","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."basket_pair" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"relation" text NOT NULL,
	"product_id" text NOT NULL,
	"other_id" text NOT NULL,
	"sum" double precision NOT NULL,
	CONSTRAINT "basket_pair_tenant_market_relation_product_id_other_id_pk" PRIMARY KEY("tenant","market","relation","product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."basket_product" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"relation" text NOT NULL,
	"product_id" text NOT NULL,
	"sum" double precision NOT NULL,
	"stale" boolean NOT NULL,
	CONSTRAINT "basket_product_tenant_market_relation_product_id_pk" PRIMARY KEY("tenant","market","relation","product_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."basket_total" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"relation" text NOT NULL,
	"sum" double precision NOT NULL,
	CONSTRAINT "basket_total_tenant_market_relation_pk" PRIMARY KEY("tenant","market","relation")
);
--> statement-breakpoint
CREATE TABLE "discovery"."neighbour" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"product_id" text NOT NULL,
	"relation" text NOT NULL,
	"sum" double precision NOT NULL,
	"neighbours" jsonb NOT NULL,
	CONSTRAINT "neighbour_tenant_market_product_id_relation_pk" PRIMARY KEY("tenant","market","product_id","relation")
);
--> statement-breakpoint
CREATE TABLE "discovery"."taste" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"visitor" text NOT NULL,
	"met" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taste_tenant_market_visitor_pk" PRIMARY KEY("tenant","market","visitor")
);
--> statement-breakpoint
CREATE TABLE "discovery"."query_visitor" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"visitor" text NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "query_visitor_tenant_market_visitor_key_pk" PRIMARY KEY("tenant","market","visitor","key")
);
--> statement-breakpoint
CREATE TABLE "discovery"."searched_query" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"key" text NOT NULL,
	"shown" text NOT NULL,
	"sum" double precision NOT NULL,
	"visitors" integer NOT NULL,
	"hits" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "searched_query_tenant_market_key_pk" PRIMARY KEY("tenant","market","key")
);
--> statement-breakpoint
CREATE TABLE "discovery"."suggestion_policy" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"approval" boolean NOT NULL,
	"approved" jsonb NOT NULL,
	"blocked" jsonb NOT NULL,
	CONSTRAINT "suggestion_policy_tenant_market_pk" PRIMARY KEY("tenant","market")
);
--> statement-breakpoint
CREATE TABLE "discovery"."change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discovery"."change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tenant" text NOT NULL,
	"market" text,
	"kind" text NOT NULL,
	"product_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."market" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"generation" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "market_tenant_market_pk" PRIMARY KEY("tenant","market")
);
--> statement-breakpoint
CREATE TABLE "discovery"."tenant" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."tenant_key" (
	"digest" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "discovery"."category" ADD CONSTRAINT "category_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."content" ADD CONSTRAINT "content_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."product" ADD CONSTRAINT "product_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."rule" ADD CONSTRAINT "rule_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."synonyms" ADD CONSTRAINT "synonyms_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."console_session" ADD CONSTRAINT "console_session_tenant_tenant_id_fk" FOREIGN KEY ("tenant") REFERENCES "discovery"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."console_session" ADD CONSTRAINT "console_session_key_digest_tenant_key_digest_fk" FOREIGN KEY ("key_digest") REFERENCES "discovery"."tenant_key"("digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."event" ADD CONSTRAINT "event_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."feed_batch" ADD CONSTRAINT "feed_batch_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."feed_report" ADD CONSTRAINT "feed_report_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."feed_run" ADD CONSTRAINT "feed_run_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."event_reader" ADD CONSTRAINT "event_reader_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."network_vote" ADD CONSTRAINT "network_vote_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."popularity" ADD CONSTRAINT "popularity_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."popularity_seen" ADD CONSTRAINT "popularity_seen_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."basket_item" ADD CONSTRAINT "basket_item_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."basket_pair" ADD CONSTRAINT "basket_pair_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."basket_product" ADD CONSTRAINT "basket_product_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."basket_total" ADD CONSTRAINT "basket_total_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."neighbour" ADD CONSTRAINT "neighbour_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."taste" ADD CONSTRAINT "taste_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."query_visitor" ADD CONSTRAINT "query_visitor_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."searched_query" ADD CONSTRAINT "searched_query_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."suggestion_policy" ADD CONSTRAINT "suggestion_policy_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."market" ADD CONSTRAINT "market_tenant_tenant_id_fk" FOREIGN KEY ("tenant") REFERENCES "discovery"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."tenant_key" ADD CONSTRAINT "tenant_key_tenant_tenant_id_fk" FOREIGN KEY ("tenant") REFERENCES "discovery"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_tenant" ON "discovery"."audit" USING btree ("tenant","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "discovery"."audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "console_session_key" ON "discovery"."console_session" USING btree ("key_digest");--> statement-breakpoint
CREATE INDEX "console_session_seen" ON "discovery"."console_session" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_once" ON "discovery"."event" USING btree ("tenant","market","event_key","line");--> statement-breakpoint
CREATE INDEX "event_read" ON "discovery"."event" USING btree ("tenant","market","transaction","id");--> statement-breakpoint
CREATE INDEX "event_shopping" ON "discovery"."event" USING btree ("tenant","market","occurred_at") WHERE type in ('search', 'click', 'add_to_cart', 'purchase');--> statement-breakpoint
CREATE INDEX "event_received" ON "discovery"."event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "feed_batch_kept_until" ON "discovery"."feed_batch" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "feed_report_market" ON "discovery"."feed_report" USING btree ("tenant","market","id");--> statement-breakpoint
CREATE INDEX "feed_run_market" ON "discovery"."feed_run" USING btree ("tenant","market");--> statement-breakpoint
CREATE INDEX "network_vote_day" ON "discovery"."network_vote" USING btree ("day");--> statement-breakpoint
CREATE INDEX "popularity_seen_day" ON "discovery"."popularity_seen" USING btree ("day");--> statement-breakpoint
CREATE INDEX "basket_item_due" ON "discovery"."basket_item" USING btree ("tenant","market","last_at") WHERE "discovery"."basket_item"."due";--> statement-breakpoint
CREATE INDEX "basket_item_day" ON "discovery"."basket_item" USING btree ("day");--> statement-breakpoint
CREATE INDEX "basket_product_stale" ON "discovery"."basket_product" USING btree ("tenant","market") WHERE "discovery"."basket_product"."stale";--> statement-breakpoint
CREATE INDEX "taste_updated" ON "discovery"."taste" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "query_visitor_day" ON "discovery"."query_visitor" USING btree ("day");--> statement-breakpoint
CREATE INDEX "searched_query_sum" ON "discovery"."searched_query" USING btree ("tenant","market","sum");--> statement-breakpoint
CREATE INDEX "searched_query_last" ON "discovery"."searched_query" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "change_transaction" ON "discovery"."change" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "tenant_key_tenant" ON "discovery"."tenant_key" USING btree ("tenant");
--> statement-breakpoint
-- Drizzle cannot describe triggers. The database refuses a change of the audit.
CREATE FUNCTION discovery.forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON discovery.audit FOR EACH ROW EXECUTE FUNCTION discovery.forbid_change();
