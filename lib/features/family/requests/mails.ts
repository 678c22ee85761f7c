import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import type { MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';
import type { TypedText } from '@/lib/platform/mail/typed-text';

interface FamilyFacts {
	/** The reader's. */
	language: Language;
	/** The person the mail is about; null for a reader whose address is not confirmed. */
	name: TypedText | null;
	/** A word of the mail's language, for the middle of a sentence. */
	relation: string;
	/** Whether the relative is the asker's own, and not that of somebody else in the asker's tree. */
	isOwn: boolean;
	/** Whose relative it is where it is not the asker's own; null for a reader whose address is not confirmed. */
	relatedToName: TypedText | null;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/**
 * The mail to a member whom somebody asks to be a relative. What the asker has written to them is on the page only:
 * nobody can have their own words mailed to strangers.
 */
export function requestMail(facts: FamilyFacts): MailContent {
	const t = translator(facts.language);
	return familyMail(facts, {
		subject: t('mail.familyRequest.subject'),
		blocks: [firstSentence('familyRequest', facts), t('mail.familyRequest.meaning')],
		open: t('mail.familyRequest.open'),
		page: '/family-tree?open=requests',
	});
}

/** The mail to who has asked a member to be a relative, once they have agreed. */
export function acceptedMail(facts: FamilyFacts): MailContent {
	const t = translator(facts.language);
	return familyMail(facts, {
		subject: t('mail.familyAccepted.subject'),
		blocks: [firstSentence('familyAccepted', facts), t('mail.familyAccepted.meaning')],
		open: t('mail.familyAccepted.open'),
		page: '/family-tree',
	});
}

/** The first sentence of the mail; without names for a reader whose address is not confirmed. */
function firstSentence(kind: 'familyRequest' | 'familyAccepted', facts: FamilyFacts): string {
	const { language, name, relation, isOwn, relatedToName } = facts;
	const t = translator(language);
	const whose = isOwn ? 'own' : 'other';
	if (name === null || (!isOwn && relatedToName === null))
		return t(`mail.${kind}.unnamed`, { whose, relation });
	return t(`mail.${kind}.named`, { name, relation, relatedTo: relatedToName ?? '', whose });
}

function familyMail(
	{ language, appUrl }: FamilyFacts,
	{ page, ...words }: { subject: string; blocks: string[]; open: string; page: string },
): MailContent {
	return paragraphsMail({ ...words, language, url: appUrl + pathIn(language, page) });
}
