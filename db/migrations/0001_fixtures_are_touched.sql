-- A fixture is written anew with its seats, results and play, and a round with its fixtures. So where a row lies tells
-- whether anything of it was changed since it was read (server/kept/stamps.ts). What a statement wrote is `changed`.
create function touch_fixtures() returns trigger language plpgsql as $$
begin
  update fixtures set number = number where id in (select fixture_id from changed);
  return null;
end $$;
--> statement-breakpoint
create function touch_rounds() returns trigger language plpgsql as $$
begin
  update rounds set number = number where id in (select round_id from changed);
  return null;
end $$;
--> statement-breakpoint
create function touch_fixture_of_play() returns trigger language plpgsql as $$
begin
  update fixtures set number = number where id = old.fixture_id or id = new.fixture_id;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  touching record;
  written record;
begin
  for touching in
    select * from (values ('fixtures', 'touch_rounds'), ('fixture_seats', 'touch_fixtures'), ('results', 'touch_fixtures'))
      as kind (rows, touch)
  loop
    for written in
      select * from (values ('insert', 'insert', 'new'), ('delete', 'delete', 'old'), ('update', 'change_from', 'old'), ('update', 'change_to', 'new'))
        as kind (command, name, version)
    loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function %I()',
        touching.touch || '_on_' || written.name, written.command, touching.rows, written.version, touching.touch);
    end loop;
  end loop;
end $$;
--> statement-breakpoint
create trigger touch_fixture_of_play after insert or delete on plays for each row execute function touch_fixture_of_play();
--> statement-breakpoint
-- Every tap writes its play: only its way to another fixture counts.
create trigger touch_fixtures_of_moved_play after update on plays for each row
  when (old.fixture_id is distinct from new.fixture_id) execute function touch_fixture_of_play();
