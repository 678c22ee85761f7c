import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { PublishedDeity } from '@/lib/features/heritage/deity/dto';
import { formatCount } from '@/lib/platform/i18n/format';

interface DeityCountListProps {
	language: Language;
	deities: readonly PublishedDeity[];
}

/** How many deities there are, in all and of each kind; each kind leads to its own list. */
export async function DeityCountList({ language, deities }: DeityCountListProps) {
	const t = await getTranslations({ locale: language, namespace: 'deities.directory' });
	const devis = deities.filter(({ deityType }) => deityType === 'devi').length;
	const counters = [
		{ label: t('total'), count: deities.length, link: null },
		{ label: t('devis'), count: devis, link: { href: pathIn(language, '/devi'), label: t('seeDevis') } },
		{
			label: t('devtas'),
			count: deities.length - devis,
			link: { href: pathIn(language, '/devta'), label: t('seeDevtas') },
		},
	];
	return (
		<ul aria-label={t('counters')} className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
			{counters.map(({ label, count, link }) => (
				<li key={label}>
					<span className="block font-bold font-serif text-[2.25rem] text-gold-300 tabular-nums leading-tight">
						{formatCount(count, language)}
					</span>{' '}
					<span className="block text-sand-100">{label}</span>
					{link && (
						<Link
							href={link.href}
							prefetch={false}
							className="inline-flex min-h-11 items-center text-gold-300 text-sm hover:underline"
						>
							{link.label} →
						</Link>
					)}
				</li>
			))}
		</ul>
	);
}
