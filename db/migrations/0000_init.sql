CREATE TABLE "account_links" (
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_links_provider_provider_account_id_pk" PRIMARY KEY("provider","provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"issued_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"password_hash" text,
	"role" text DEFAULT 'user' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_are_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "names_are_not_empty" CHECK (length(trim("users"."name")) > 0),
	CONSTRAINT "a_deleted_account_keeps_no_secrets" CHECK ("users"."deleted_at" is null or ("users"."email" is null and "users"."password_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "postponements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fixture_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"proposed_by" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"place" text,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_by" uuid,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "an_answer_has_its_moment" CHECK (("postponements"."state" = 'open') = ("postponements"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "result_answers" (
	"fixture_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"seat" integer,
	"answer" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "result_answers_fixture_id_number_pk" PRIMARY KEY("fixture_id","number"),
	CONSTRAINT "a_dispute_says_what_is_wrong" CHECK ("result_answers"."answer" <> 'disputed' or "result_answers"."note" <> '')
);
--> statement-breakpoint
CREATE TABLE "club_entries" (
	"club_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"place" integer,
	"entry" jsonb NOT NULL,
	"play_id" uuid,
	"play_seq" integer,
	"fixture_id" uuid,
	"booked_by" uuid,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_entries_club_id_seq_pk" PRIMARY KEY("club_id","seq"),
	CONSTRAINT "an_entry_of_a_play_names_its_event" CHECK (("club_entries"."play_id" is null) = ("club_entries"."play_seq" is null)),
	CONSTRAINT "books_count_from_one" CHECK ("club_entries"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"league_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"game" text NOT NULL,
	"coach_id" uuid,
	"crest" jsonb,
	"history" text DEFAULT '' NOT NULL,
	"draft" jsonb,
	"book_moves" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_slugs_differ_in_a_league" UNIQUE("league_id","slug"),
	CONSTRAINT "club_names_differ_in_a_league" UNIQUE("league_id","name"),
	CONSTRAINT "club_slugs_are_plain" CHECK ("clubs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"league_id" uuid NOT NULL,
	"season_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"game" text NOT NULL,
	"edition" text NOT NULL,
	"options" jsonb NOT NULL,
	"pinned_at" timestamp with time zone,
	"format" text NOT NULL,
	"knock_out" jsonb,
	"ladder" jsonb,
	"table_rules" jsonb NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "competition_slugs_differ_in_a_league" UNIQUE("league_id","slug"),
	CONSTRAINT "competition_slugs_are_plain" CHECK ("competitions"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "divisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"competition_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "division_names_differ" UNIQUE("competition_id","name")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"competition_id" uuid NOT NULL,
	"division_id" uuid,
	"kind" text NOT NULL,
	"club_id" uuid,
	"coach_id" uuid,
	"partner_id" uuid,
	"name" text NOT NULL,
	"seed" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entry_names_differ" UNIQUE("competition_id","name"),
	CONSTRAINT "a_club_entry_has_a_club" CHECK (("entries"."kind" = 'club') = ("entries"."club_id" is not null)),
	CONSTRAINT "a_pair_has_two_coaches" CHECK ("entries"."kind" <> 'pair' or ("entries"."coach_id" is not null and "entries"."partner_id" is not null and "entries"."coach_id" <> "entries"."partner_id")),
	CONSTRAINT "a_rival_has_no_coach" CHECK ("entries"."kind" <> 'rival' or "entries"."coach_id" is null)
);
--> statement-breakpoint
CREATE TABLE "fixture_seats" (
	"fixture_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "fixture_seats_fixture_id_seat_pk" PRIMARY KEY("fixture_id","seat"),
	CONSTRAINT "an_entry_sits_once_in_a_fixture" UNIQUE("fixture_id","entry_id"),
	CONSTRAINT "seats_count_from_zero" CHECK ("fixture_seats"."seat" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fixtures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"competition_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"division_id" uuid,
	"number" integer NOT NULL,
	"tie" text,
	"starts_at" timestamp with time zone,
	"place" text,
	"locked" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fixture_numbers_differ_in_a_round" UNIQUE("round_id","number")
);
--> statement-breakpoint
CREATE TABLE "pairings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fixture_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"token_hash" text,
	"label" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pairing_codes_differ" UNIQUE("code_hash"),
	CONSTRAINT "pairing_tokens_differ" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fixture_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"current" boolean NOT NULL,
	"kind" text NOT NULL,
	"winner_seat" integer,
	"sides" jsonb NOT NULL,
	"play_id" uuid,
	"recorded_by" uuid,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "result_revisions_differ" UNIQUE("fixture_id","revision")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"competition_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"evening" integer,
	"opens_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	CONSTRAINT "round_numbers_differ" UNIQUE("competition_id","number"),
	CONSTRAINT "a_round_closes_after_it_opens" CHECK ("rounds"."opens_at" is null or "rounds"."deadline_at" is null or "rounds"."opens_at" <= "rounds"."deadline_at")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"competition_id" uuid NOT NULL,
	"challenger_id" uuid NOT NULL,
	"challenged_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"fixture_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nobody_challenges_himself" CHECK ("challenges"."challenger_id" <> "challenges"."challenged_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"league_id" uuid NOT NULL,
	"token" text NOT NULL,
	"role" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"most_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_tokens_differ" UNIQUE("token"),
	CONSTRAINT "an_invitation_is_not_used_too_often" CHECK ("invitations"."uses" <= "invitations"."most_uses")
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"coach_names" text DEFAULT 'full' NOT NULL,
	"reminder_days" integer,
	"rating_k" integer DEFAULT 32 NOT NULL,
	"rating_start" integer DEFAULT 1500 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "a_slug_names_one_league" UNIQUE("slug"),
	CONSTRAINT "league_slugs_are_plain" CHECK ("leagues"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "reminders_come_days_before" CHECK ("leagues"."reminder_days" in (1, 2, 3, 7)),
	CONSTRAINT "ratings_move_by_something" CHECK ("leagues"."rating_k" between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"league_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"alias" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_league_id_user_id_pk" PRIMARY KEY("league_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"league_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "season_numbers_differ" UNIQUE("league_id","number"),
	CONSTRAINT "seasons_count_from_one" CHECK ("seasons"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "news_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"league_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"written_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "news_slugs_differ_in_a_league" UNIQUE("league_id","slug"),
	CONSTRAINT "news_slugs_are_plain" CHECK ("news_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hook_id" uuid,
	"user_id" uuid,
	"address" text,
	"event" text NOT NULL,
	"key" text NOT NULL,
	"content" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_status" integer,
	"last_answer" text DEFAULT '' NOT NULL,
	"last_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "a_hook_is_told_once" UNIQUE("hook_id","key"),
	CONSTRAINT "a_person_is_written_once" UNIQUE("user_id","key"),
	CONSTRAINT "a_delivery_has_one_receiver" CHECK (num_nonnulls("deliveries"."hook_id", "deliveries"."user_id", "deliveries"."address") <= 1)
);
--> statement-breakpoint
CREATE TABLE "hooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"league_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"secret" text,
	"events" text[] NOT NULL,
	"locale" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "a_webhook_is_signed" CHECK (("hooks"."kind" = 'webhook') = ("hooks"."secret" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_wishes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reminders" boolean DEFAULT false NOT NULL,
	"digest" boolean DEFAULT false NOT NULL,
	"digested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"league_id" uuid,
	"user_id" uuid,
	"action" text NOT NULL,
	"subject" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blackouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"league_id" uuid NOT NULL,
	"place_id" uuid,
	"club_id" uuid,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "a_blackout_is_not_of_a_place_and_a_club" CHECK ("blackouts"."place_id" is null or "blackouts"."club_id" is null),
	CONSTRAINT "a_blackout_ends_after_it_begins" CHECK ("blackouts"."first_day" <= "blackouts"."last_day")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"league_id" uuid NOT NULL,
	"name" text NOT NULL,
	"capacity" integer DEFAULT 1 NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_names_differ_in_a_league" UNIQUE("league_id","name"),
	CONSTRAINT "a_place_has_room" CHECK ("places"."capacity" > 0),
	CONSTRAINT "a_buffer_takes_time" CHECK ("places"."buffer_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "play_commands" (
	"play_id" uuid NOT NULL,
	"command_id" text NOT NULL,
	"from_version" integer NOT NULL,
	"to_version" integer NOT NULL,
	CONSTRAINT "play_commands_play_id_command_id_pk" PRIMARY KEY("play_id","command_id"),
	CONSTRAINT "a_command_has_events" CHECK ("play_commands"."to_version" > "play_commands"."from_version")
);
--> statement-breakpoint
CREATE TABLE "play_events" (
	"play_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"command_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" jsonb NOT NULL,
	"user_id" uuid,
	"event" jsonb NOT NULL,
	"draws" jsonb NOT NULL,
	CONSTRAINT "play_events_play_id_seq_pk" PRIMARY KEY("play_id","seq")
);
--> statement-breakpoint
CREATE TABLE "play_seats" (
	"play_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"entry_id" uuid,
	"club_id" uuid,
	"user_id" uuid,
	"open" boolean NOT NULL,
	CONSTRAINT "play_seats_play_id_seat_pk" PRIMARY KEY("play_id","seat")
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"competition_id" uuid NOT NULL,
	"fixture_id" uuid,
	"game" text NOT NULL,
	"edition" text NOT NULL,
	"format" integer NOT NULL,
	"version" integer NOT NULL,
	"seeds" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"reopened_at" timestamp with time zone,
	"annulled_at" timestamp with time zone,
	CONSTRAINT "versions_do_not_run_backwards" CHECK ("plays"."version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "race_holds" (
	"play_id" uuid PRIMARY KEY NOT NULL,
	"process_id" text NOT NULL,
	"address" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redrafts" (
	"club_id" uuid NOT NULL,
	"season_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"wish" jsonb,
	"recoveries" jsonb,
	"draws" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seeds" jsonb NOT NULL,
	"done_at" timestamp with time zone,
	"entry_seq" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redrafts_club_id_season_id_pk" PRIMARY KEY("club_id","season_id"),
	CONSTRAINT "a_booked_redraft_is_done" CHECK ("redrafts"."entry_seq" is null or "redrafts"."done_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postponements" ADD CONSTRAINT "postponements_fixture_id_fixtures_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixtures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postponements" ADD CONSTRAINT "postponements_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postponements" ADD CONSTRAINT "postponements_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_answers" ADD CONSTRAINT "result_answers_fixture_id_fixtures_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixtures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_answers" ADD CONSTRAINT "result_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_entries" ADD CONSTRAINT "club_entries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_entries" ADD CONSTRAINT "club_entries_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "divisions" ADD CONSTRAINT "divisions_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture_seats" ADD CONSTRAINT "fixture_seats_fixture_id_fixtures_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixtures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture_seats" ADD CONSTRAINT "fixture_seats_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixtures" ADD CONSTRAINT "fixtures_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixtures" ADD CONSTRAINT "fixtures_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixtures" ADD CONSTRAINT "fixtures_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_fixture_id_fixtures_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixtures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_fixture_id_fixtures_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixtures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_challenger_id_entries_id_fk" FOREIGN KEY ("challenger_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_challenged_id_entries_id_fk" FOREIGN KEY ("challenged_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_fixture_id_fixtures_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixtures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_posts" ADD CONSTRAINT "news_posts_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_posts" ADD CONSTRAINT "news_posts_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_hook_id_hooks_id_fk" FOREIGN KEY ("hook_id") REFERENCES "public"."hooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hooks" ADD CONSTRAINT "hooks_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_wishes" ADD CONSTRAINT "mail_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blackouts" ADD CONSTRAINT "blackouts_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blackouts" ADD CONSTRAINT "blackouts_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blackouts" ADD CONSTRAINT "blackouts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_commands" ADD CONSTRAINT "play_commands_play_id_plays_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."plays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_events" ADD CONSTRAINT "play_events_play_id_plays_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."plays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_events" ADD CONSTRAINT "play_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_seats" ADD CONSTRAINT "play_seats_play_id_plays_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."plays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_seats" ADD CONSTRAINT "play_seats_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_seats" ADD CONSTRAINT "play_seats_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_seats" ADD CONSTRAINT "play_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_fixture_id_fixtures_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixtures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "race_holds" ADD CONSTRAINT "race_holds_play_id_plays_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."plays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redrafts" ADD CONSTRAINT "redrafts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redrafts" ADD CONSTRAINT "redrafts_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redrafts" ADD CONSTRAINT "redrafts_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_user" ON "account_links" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "an_address_has_one_account" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "a_fixture_has_one_open_proposal" ON "postponements" USING btree ("fixture_id") WHERE "postponements"."state" = 'open';--> statement-breakpoint
CREATE INDEX "postponements_fixture" ON "postponements" USING btree ("fixture_id");--> statement-breakpoint
CREATE INDEX "club_entries_play" ON "club_entries" USING btree ("play_id");--> statement-breakpoint
CREATE INDEX "clubs_coach" ON "clubs" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "competitions_season" ON "competitions" USING btree ("season_id");--> statement-breakpoint
CREATE UNIQUE INDEX "a_club_enters_once" ON "entries" USING btree ("competition_id","club_id") WHERE "entries"."club_id" is not null;--> statement-breakpoint
CREATE INDEX "entries_club" ON "entries" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "fixture_seats_entry" ON "fixture_seats" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "fixtures_competition" ON "fixtures" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "pairings_fixture" ON "pairings" USING btree ("fixture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "a_fixture_has_one_current_result" ON "results" USING btree ("fixture_id") WHERE "results"."current";--> statement-breakpoint
CREATE INDEX "results_competition" ON "results" USING btree ("competition_id","current");--> statement-breakpoint
CREATE UNIQUE INDEX "an_entry_challenges_one_at_a_time" ON "challenges" USING btree ("challenger_id") WHERE "challenges"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "an_entry_is_challenged_by_one_at_a_time" ON "challenges" USING btree ("challenged_id") WHERE "challenges"."state" = 'open';--> statement-breakpoint
CREATE INDEX "challenges_competition" ON "challenges" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "invitations_league" ON "invitations" USING btree ("league_id");--> statement-breakpoint
CREATE UNIQUE INDEX "there_is_one_demo_league" ON "leagues" USING btree ("demo") WHERE "leagues"."demo";--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "news_posts_league" ON "news_posts" USING btree ("league_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("due_at") WHERE "deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_hook" ON "deliveries" USING btree ("hook_id","created_at");--> statement-breakpoint
CREATE INDEX "hooks_league" ON "hooks" USING btree ("league_id");--> statement-breakpoint
CREATE INDEX "audit_entries_league" ON "audit_entries" USING btree ("league_id","id");--> statement-breakpoint
CREATE INDEX "blackouts_league" ON "blackouts" USING btree ("league_id");--> statement-breakpoint
CREATE UNIQUE INDEX "a_club_has_one_unfinished_play" ON "play_seats" USING btree ("club_id") WHERE "play_seats"."open" and "play_seats"."club_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "a_fixture_has_one_play" ON "plays" USING btree ("fixture_id") WHERE "plays"."fixture_id" is not null;--> statement-breakpoint
CREATE INDEX "plays_competition" ON "plays" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "plays_due" ON "plays" USING btree ("due_at") WHERE "plays"."due_at" is not null and "plays"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "redrafts_season" ON "redrafts" USING btree ("season_id");