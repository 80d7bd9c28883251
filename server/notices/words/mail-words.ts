import type { LeagueRole } from "@/db/schema";
import type { Locale } from "./locale";

/** What mails say, in one language. */
export interface MailWords {
  readonly invitation: {
    readonly subject: (league: string) => string;
    readonly text: (by: string, league: string, role: string) => string;
    readonly button: string;
    readonly until: (date: string) => string;
  };
  readonly roles: Readonly<Record<LeagueRole, string>>;
  readonly reset: { readonly subject: string; readonly text: string; readonly button: string; readonly else: string };
  readonly reminder: { readonly subject: (date: string) => string; readonly text: (competition: string) => string };
  readonly digest: {
    readonly subject: string;
    readonly results: string;
    readonly news: string;
    readonly open: string;
    readonly openUntil: (pairing: string, date: string) => string;
    readonly more: (count: number) => string;
  };
  readonly why: string;
  readonly unsubscribe: string;
}

export const MAIL_WORDS: Readonly<Record<Locale, MailWords>> = {
  en: {
    invitation: {
      subject: (league) => `Invitation to ${league}`,
      text: (by, league, role) => `${by} invites you to the league ${league} as ${role}.`,
      button: "Look at it and join",
      until: (date) => `The link works until ${date}.`,
    },
    roles: { organiser: "organiser", deputy: "deputy", recorder: "recorder", coach: "coach", member: "member" },
    reset: {
      subject: "A new password",
      text: "Somebody asked for a new password for the account with this address. The link works once, for 24 hours.",
      button: "Set a new password",
      else: "If it was not you, there is nothing to do: nothing has changed.",
    },
    reminder: {
      subject: (date) => `To be played by ${date}`,
      text: (competition) => `${competition}: these matches of yours are open.`,
    },
    digest: {
      subject: "The week in your leagues",
      results: "Results",
      news: "News",
      open: "Your open matches",
      openUntil: (pairing, date) => `${pairing}, to be played by ${date}`,
      more: (count) => `and ${count} more`,
    },
    why: "You get this mail because you asked for it on your account page.",
    unsubscribe: "No more of these mails",
  },
  es: {
    invitation: {
      subject: (league) => `Invitación a ${league}`,
      text: (by, league, role) => `${by} te invita a la liga ${league} como ${role}.`,
      button: "Verla y entrar",
      until: (date) => `El enlace vale hasta el ${date}.`,
    },
    roles: {
      organiser: "organización",
      deputy: "suplente",
      recorder: "acta",
      coach: "entrenador",
      member: "miembro",
    },
    reset: {
      subject: "Una contraseña nueva",
      text: "Alguien pidió una contraseña nueva para la cuenta con esta dirección. El enlace vale una vez, durante 24 horas.",
      button: "Poner una contraseña nueva",
      else: "Si no fuiste tú, no hay nada que hacer: nada ha cambiado.",
    },
    reminder: {
      subject: (date) => `Por jugar hasta el ${date}`,
      text: (competition) => `${competition}: estos partidos tuyos están pendientes.`,
    },
    digest: {
      subject: "La semana en tus ligas",
      results: "Resultados",
      news: "Noticias",
      open: "Tus partidos pendientes",
      openUntil: (pairing, date) => `${pairing}, por jugar hasta el ${date}`,
      more: (count) => `y ${count} más`,
    },
    why: "Recibes este correo porque lo pediste en la página de tu cuenta.",
    unsubscribe: "No más correos de estos",
  },
  fr: {
    invitation: {
      subject: (league) => `Invitation à ${league}`,
      text: (by, league, role) => `${by} vous invite dans la ligue ${league} (${role}).`,
      button: "Voir et rejoindre",
      until: (date) => `Le lien vaut jusqu’au ${date}.`,
    },
    roles: {
      organiser: "organisation",
      deputy: "adjoint",
      recorder: "marqueur",
      coach: "coach",
      member: "membre",
    },
    reset: {
      subject: "Un nouveau mot de passe",
      text: "Quelqu’un a demandé un nouveau mot de passe pour le compte avec cette adresse. Le lien vaut une fois, pendant 24 heures.",
      button: "Choisir un nouveau mot de passe",
      else: "Si ce n’était pas vous, il n’y a rien à faire : rien n’a changé.",
    },
    reminder: {
      subject: (date) => `À jouer avant le ${date}`,
      text: (competition) => `${competition} : ces matchs à vous sont ouverts.`,
    },
    digest: {
      subject: "La semaine dans vos ligues",
      results: "Résultats",
      news: "Nouvelles",
      open: "Vos matchs ouverts",
      openUntil: (pairing, date) => `${pairing}, à jouer avant le ${date}`,
      more: (count) => `et ${count} de plus`,
    },
    why: "Vous recevez ce courriel parce que vous l’avez demandé sur la page de votre compte.",
    unsubscribe: "Plus de courriels de ce genre",
  },
  de: {
    invitation: {
      subject: (league) => `Einladung in die Liga ${league}`,
      text: (by, league, role) => `${by} lädt dich in die Liga ${league} ein (${role}).`,
      button: "Ansehen und beitreten",
      until: (date) => `Der Link gilt bis ${date}.`,
    },
    roles: {
      organiser: "Leitung",
      deputy: "Vertretung",
      recorder: "Protokoll",
      coach: "Coach",
      member: "Mitglied",
    },
    reset: {
      subject: "Ein neues Passwort",
      text: "Jemand hat für das Konto mit dieser Adresse nach einem neuen Passwort gefragt. Der Link gilt einmal, 24 Stunden lang.",
      button: "Neues Passwort setzen",
      else: "Wenn du es nicht warst, ist nichts zu tun: Es hat sich nichts geändert.",
    },
    reminder: {
      subject: (date) => `Zu spielen bis ${date}`,
      text: (competition) => `${competition}: Diese Spiele von dir sind offen.`,
    },
    digest: {
      subject: "Die Woche in deinen Ligen",
      results: "Ergebnisse",
      news: "Neues",
      open: "Deine offenen Spiele",
      openUntil: (pairing, date) => `${pairing}, zu spielen bis ${date}`,
      more: (count) => `und ${count} weitere`,
    },
    why: "Du bekommst diese E-Mail, weil du sie auf deiner Kontoseite gewünscht hast.",
    unsubscribe: "Keine solchen E-Mails mehr",
  },
};
