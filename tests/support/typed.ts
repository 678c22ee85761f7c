import { typedTextFor } from '@/lib/platform/mail/typed-text';

/** Text that somebody typed, as mails to a confirmed address get it. */
export const typed = (text: string) => typedTextFor({ emailConfirmedAt: new Date(0) }, text);
