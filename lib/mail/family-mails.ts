import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translate';
import type { MailContent } from './mail';
import { paragraphsMail } from './paragraphs-mail';

interface FamilyFacts {
	/** The reader's. */
	language: Language;
	/** Of whom the mail tells, as they typed it. */
	name: string;
	/** A word of the mail's language, as it stands within a sentence. */
	relation: string;
	/** As the asker typed it; null where the relative is the asker's own. */
	relatedToName: string | null;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/**
 * The mail to a member whom somebody asks to be a relative. What the asker has written to them stands on the page only:
 * nobody can have their own words mailed to strangers.
 */
export function requestMail(facts: FamilyFacts): MailContent {
	const t = translator(facts.language);
	const said = saidOf(facts);
	return familyMail(facts, {
		subject: t('mail.familyRequest.subject'),
		blocks: [t('mail.familyRequest.asked', said), t('mail.familyRequest.meaning')],
		open: t('mail.familyRequest.open'),
	});
}

/** The mail to who has asked a member to be a relative, once they have agreed. */
export function acceptedMail(facts: FamilyFacts): MailContent {
	const t = translator(facts.language);
	const said = saidOf(facts);
	return familyMail(facts, {
		subject: t('mail.familyAccepted.subject'),
		blocks: [t('mail.familyAccepted.accepted', said), t('mail.familyAccepted.meaning')],
		open: t('mail.familyAccepted.open'),
	});
}

function saidOf({ name, relation, relatedToName }: FamilyFacts) {
	const whose = relatedToName === null ? 'own' : 'other';
	return { name, relation, relatedTo: relatedToName ?? '', whose };
}

function familyMail(
	{ language, appUrl }: FamilyFacts,
	said: { subject: string; blocks: string[]; open: string },
): MailContent {
	return paragraphsMail({ ...said, language, url: appUrl + pathIn(language, '/family-tree') });
}
