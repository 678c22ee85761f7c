import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { clanName } from '@/lib/features/heritage/clan/dto/clan-name';
import type { PublishedDeity } from '@/lib/features/heritage/deity/dto';
import { OpenDeityLink } from './open-deity-link';

interface DeityLinkProps {
	deity: PublishedDeity;
	language: Language;
	/** The level of the name, by what is above the card. */
	heading: 'h2' | 'h3';
}

const shownClans = 3;
/** Twice as wide as a card's picture is at most; wider ones are for the page of the deity. */
const cardWidth = 480;

export async function DeityLink({ deity, language, heading }: DeityLinkProps) {
	const t = await getTranslations({ locale: language });
	const [picture] = deity.pictures;
	return (
		<OpenDeityLink
			id={deity._id}
			language={language}
			textLanguage={deity.language}
			heading={heading}
			name={deity.name || t('fallback.unnamed')}
			location={deity.location}
			type={t(`deities.type.${deity.deityType}`)}
			clans={deity.clans.slice(0, shownClans).map((clan) => clanName(clan, language))}
			hasMoreClans={deity.clans.length > shownClans}
			picture={picture ? { ...picture, widths: picture.widths.filter((width) => width <= cardWidth) } : null}
		/>
	);
}
