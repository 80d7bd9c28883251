import type { Bot } from "../../core/simulate";
import { colourOf, kindOf } from "../cards";
import type { Command } from "../model";
import type { Table, View } from "../state";
import { active, footballerOf, goalOf, yellowsOn } from "../table";
import { best, pick } from "./pick";

/**
 * Looks for the goal of this very turn and otherwise for the next one. It scores when it can, on the goal with most
 * balls; else it lays an attacker where it is nearest to superiority, or takes a defender away there by red card,
 * second yellow or injury; it heals and swaps goals when that helps at once, lays defenders only when nothing of this
 * is at hand, and else throws away two cards that are neither balls nor answers. It answers whatever it can, Offside
 * first. It sees no danger coming, so it loses to anybody who does.
 */
export const greedy: Bot<View, Command> = ({ table }, seat, legal, dice) => {
  const commands = legal.map(({ command }) => command);
  if (table.phase === "goals") return given(pick(commands, seat, dice));
  return given(best(commands, (command) => appeal(table, seat, command)));
};

const given = (command: Command | undefined) => (command === undefined ? undefined : { command });

function appeal(table: Table, seat: number, command: Command): number {
  switch (command.type) {
    case "play-ball":
      return 100 + (goalOf(table, command.goal)?.goal.balls.length ?? 0);
    case "lay-footballer": {
      const colour = colourOf(command.card);
      const goal = colour === undefined ? undefined : goalOf(table, colour);
      if (goal === undefined) return 2;
      return goal.owner === seat ? 20 : 60 + nearness(table, seat, goal.goal.colour);
    }
    case "show-red-card":
      return 50 + defenderWorth(table, seat, command.target);
    case "injure":
      return 45 + defenderWorth(table, seat, command.target);
    case "show-yellow-card": {
      const booked = yellowsOn(footballerOf(table, command.target)?.footballer.attached ?? []).length > 0;
      return (booked ? 48 : 25) + defenderWorth(table, seat, command.target);
    }
    case "heal":
      return 40;
    case "change-field": {
      const balls = (colour: typeof command.own) => goalOf(table, colour)?.goal.balls.length ?? 0;
      return balls(command.own) > balls(command.other) ? 70 : 1;
    }
    case "discard": {
      const kept = command.cards.filter((card) => ["ball", "var", "offside"].includes(kindOf(card))).length;
      return 4 + command.cards.length - 3 * kept;
    }
    case "react":
      return kindOf(command.card) === "offside" ? 11 : 10;
    default:
      return 0;
  }
}

/** Attackers less defenders at a goal: the higher, the nearer to superiority. */
function nearness(table: Table, seat: number, colour: Parameters<typeof goalOf>[1]): number {
  const owner = goalOf(table, colour)?.owner;
  return owner === undefined ? -9 : Math.max(-9, active(table, seat, colour) - active(table, owner, colour));
}

/** A defender counts for what is near at his goal, anybody else for nothing. */
function defenderWorth(table: Table, seat: number, target: Parameters<typeof footballerOf>[1]): number {
  const colour = colourOf(target);
  const placed = footballerOf(table, target);
  const goal = colour === undefined ? undefined : goalOf(table, colour);
  if (placed === undefined || goal === undefined || goal.owner !== placed.owner) return -30;
  return nearness(table, seat, goal.goal.colour);
}
