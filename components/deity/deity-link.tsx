import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Arch } from '@/components/ui/arch';
import { Badge } from '@/components/ui/badge';
import { FallbackImage } from '@/components/ui/fallback-image';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { wordIn } from '@/lib/core/word-in';
import type { DeityCard } from '@/lib/features/deity/card';
import { getMessages } from '@/lib/platform/i18n/translate';

interface DeityLinkProps {
	deity: DeityCard;
	language: Language;
	/** The level of the name, by what stands above the card. */
	heading: 'h2' | 'h3';
}

const shownClans = 3;

/** A deity as a card that leads to its page. */
export async function DeityLink({ deity, language, heading: Heading }: DeityLinkProps) {
	const t = await getTranslations({ locale: language });
	const { clans } = getMessages(language);
	return (
		<Link
			href={pathIn(language, `/deity/${deity.id}`)}
			prefetch={false}
			className="group relative grid h-full grid-cols-[7rem_1fr] gap-x-4 rounded-feature border border-line bg-surface p-3.5 transition-shadow duration-200 hover:shadow-soft md:flex md:flex-col md:p-5"
		>
			<Arch className="w-28 self-start md:mx-auto md:w-[min(13.5rem,80%)]">
				{deity.image && (
					<FallbackImage
						{...deity.image}
						alt=""
						sizes="(min-width: 768px) 216px, 112px"
						fallback={null}
						className="size-full object-cover transition-transform duration-500 group-hover:scale-105"
					/>
				)}
			</Arch>
			<div className="min-w-0" lang={deity.textLanguage}>
				<span className="float-right ml-2 md:absolute md:top-5 md:right-5" lang={language}>
					<Badge>{t(`deities.type.${deity.deityType}`)}</Badge>
				</span>
				<Heading className="text-h3 md:mt-4 md:text-h3-wide">{deity.name || t('fallback.unnamed')}</Heading>
				{deity.location && <p className="mt-0.5 text-sm text-text-muted">{deity.location}</p>}
				{deity.clans.length > 0 && (
					<p className="mt-2.5 flex flex-wrap gap-2" lang={language}>
						{deity.clans.slice(0, shownClans).map((clan) => (
							<Badge key={clan} tone="chip">
								{wordIn(clans, clan)}
							</Badge>
						))}
						{deity.clans.length > shownClans && <span className="text-text-muted">…</span>}
					</p>
				)}
			</div>
		</Link>
	);
}
