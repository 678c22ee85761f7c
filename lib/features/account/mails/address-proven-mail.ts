import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { capabilityKinds, type EndedCapabilities } from '@/lib/features/account/commands/end-capabilities';
import { translator } from '@/lib/platform/i18n/translate';
import { composeMail, type MailBlock } from '@/lib/platform/mail/compose-mail';
import type { MailContent } from '@/lib/platform/mail/mail';

interface ProofFacts {
	ended: EndedCapabilities;
	/** The reader's. */
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** Codes are no news to a reader who has just used one; links have a sentence of their own, as they wait for the reader. */
const listedKinds = [...capabilityKinds, 'secondFactor' as const].filter(
	(kind) => kind !== 'code' && kind !== 'familyLink',
);

/**
 * The mail that says what was ended when a new password proved the address for the first time. How many of each kind, nothing that
 * was typed: it may be by somebody who had no right to the account.
 */
export function addressProvenMail({ ended, language, appUrl }: ProofFacts): MailContent {
	const t = translator(language);
	const lines = listedKinds.flatMap((kind) =>
		ended[kind] > 0 ? [t(`mail.addressProven.kinds.${kind}`, { count: ended[kind] })] : [],
	);
	const list: MailBlock[] = [t('mail.addressProven.intro'), { kind: 'list', lines }];
	const heldLinks: MailBlock = {
		kind: 'link',
		text: t('mail.addressProven.held', { count: ended.familyLink }),
		url: appUrl + pathIn(language, '/family-tree/held-links'),
	};
	return composeMail(language, t('mail.passwordChanged.subject'), [
		t('mail.addressProven.changed'),
		...(lines.length > 0 ? list : []),
		...(ended.familyLink > 0 ? [heldLinks] : []),
		{
			kind: 'link',
			text: t('mail.passwordChanged.notYou'),
			url: appUrl + pathIn(language, '/forgot-password'),
		},
	]);
}
