// Japanese of ./copy-rejection-messages.ts (sha256 49c268103d03)
const notMatching =
  'メールアドレスとパスワードに一致するアカウントがありません。両方を確認するか、パスワードを再設定するか、アカウントを登録してください。';

const offline =
  'サインインサービスに接続できません。通信状態を確認して、もう一度お試しください。入力した内容は残っています。';

/** The meaning of a Firebase error code and the next step (docs/product.md 11.9). */
export const rejectionMessages: Readonly<Record<string, string>> = {
  'auth/wrong-password': 'パスワードが違います。もう一度入力するか、再設定してください。',
  'auth/user-not-found':
    'このメールアドレスのアカウントはありません。入力内容を確認するか、アカウントを登録してください。',
  'auth/invalid-credential': notMatching,
  'auth/invalid-login-credentials': notMatching,
  'auth/email-already-in-use':
    'このメールアドレスのアカウントはすでにあります。そのアカウントでサインインするか、別のメールアドレスで登録してください。',
  'auth/weak-password': 'パスワードが短すぎるか、推測されやすくなっています。6 文字以上にしてください。',
  'auth/invalid-email': 'メールアドレスの形式ではありません。name@example.comのような形で入力してください。',
  'auth/missing-password': 'パスワードを入力してください。',
  'auth/too-many-requests':
    'サインインの試行が多すぎるため、このアカウントのサインインを一時停止しています。数分待つか、パスワードを再設定してください。',
  'auth/network-request-failed': offline,
  'auth/timeout': offline,
  'auth/popup-closed-by-user':
    'サインインが終わる前にGoogleのウィンドウが閉じられました。もう一度開くか、メールアドレスとパスワードをお使いください。',
  'auth/cancelled-popup-request': 'Googleのウィンドウがもう一つ開いています。そちらで続けてください。',
  'auth/popup-blocked':
    'ブラウザがGoogleのウィンドウをブロックしました。このショップのポップアップを許可してもう一度お試しいただくか、メールアドレスとパスワードをお使いください。',
  'auth/requires-recent-login':
    'サインインから時間がたっています。一度サインアウトしてサインインし直してから、もう一度お試しください。',
  'auth/user-mismatch': 'サインイン中のアカウントと異なります。同じアカウントを選んでください。',
  'auth/account-exists-with-different-credential':
    'このメールアドレスのアカウントはすでにあります。そのパスワードでサインインしてください。',
  'auth/user-disabled': 'このアカウントは当店が停止しました。誤りと思われる場合は、ご連絡ください。',
  'auth/user-token-expired': 'サインインの有効期限が切れました。もう一度サインインしてください。',
  'auth/operation-not-allowed':
    'このサインイン方法は利用できません。もう一つの方法をお使いいただくか、当店までご連絡ください。',
  'auth/unauthorized-domain':
    'このアドレスでは、Googleでのサインインを利用できません。メールアドレスとパスワードをお使いください。',
};

/** Message for every other code. */
export const unknownRejection = 'サインインサービスで問題が発生しました。少し待ってから、もう一度お試しください。';
