// German of ./copy.ts (sha256 9d26c7012080)
export const newsletterCopy = {
  email: 'E-Mail-Adresse für den Newsletter',
  send: 'Abonnieren',
  busy: 'Wird gesendet …',
  rule: 'Eine Adresse wie name@example.com, in Kleinbuchstaben',
  hint: 'Nur Kleinbuchstaben, mit einer Endung von 2 bis 4 Buchstaben. Sie bestätigen zuerst per E-Mail. Abmelden können Sie sich jederzeit.',
};

export const newsletterLinkCopy = {
  join: 'Anmeldung bestätigen',
  leaveTitle: 'Newsletter abbestellen?',
  leave: 'Abbestellen',
  brokenLinkTitle: 'Dieser Link ist unvollständig.',
  brokenLink: 'Öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie den ganzen Link.',
};

export const newsletterOutcomes = {
  sent: {
    title: 'Sehen Sie in Ihrem E-Mail-Postfach nach.',
    message:
      'Wenn wir diese Adresse noch nicht kennen, haben wir Ihnen einen Link zur Bestätigung geschickt. Solange Sie nicht bestätigen, senden wir nichts.',
  },
  confirmed: {
    title: 'Sie haben den Newsletter abonniert.',
    message: 'Wir schreiben Ihnen, wenn neue Uhren eintreffen. In jeder E-Mail steht ein Link zum Abbestellen.',
  },
  used: {
    title: 'Dieser Link wurde schon benutzt.',
    message:
      'Wenn Sie bereits bestätigt haben, ist der Newsletter abonniert. Wenn nicht, ist der Link vielleicht unvollständig oder durch eine neuere E-Mail ersetzt. Tragen Sie sich unten auf einer beliebigen Seite noch einmal ein.',
  },
  ended: {
    title: 'Sie haben den Newsletter abbestellt.',
    message:
      'Sie erhalten keine E-Mails mehr von uns. Wenn Sie es sich anders überlegen, tragen Sie sich unten auf einer beliebigen Seite wieder ein.',
  },
  unknown: {
    title: 'Dieser Link ist nicht gültig.',
    message:
      'Er ist vielleicht unvollständig oder durch eine neuere E-Mail ersetzt. Benutzen Sie den Link in der neuesten E-Mail von uns.',
  },
};
