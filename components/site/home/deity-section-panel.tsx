import { getTranslations } from 'next-intl/server';
import { DeityLink } from '@/components/heritage/deity/deity-link';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { PublishedDeity } from '@/lib/features/heritage/deity/dto';

interface DeitySectionPanelProps {
	language: Language;
	kind: 'devis' | 'devtas';
	deities: readonly PublishedDeity[];
}

export async function DeitySectionPanel({ language, kind, deities }: DeitySectionPanelProps) {
	const t = await getTranslations({ locale: language, namespace: 'home' });
	return (
		<section className="container-page pt-14 md:pt-18">
			<SectionHeading
				title={t(`${kind}.title`)}
				text={t(`${kind}.text`)}
				link={{ href: pathIn(language, '/deity'), label: t('deities.all') }}
			/>
			{deities.length === 0 ? (
				<EmptyState title={t(`${kind}.empty`)} text={t('deities.soon')} />
			) : (
				<ul className="grid gap-4 md:grid-cols-3 md:gap-6">
					{deities.map((deity) => (
						<li key={deity._id}>
							<DeityLink deity={deity} language={language} heading="h3" />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
