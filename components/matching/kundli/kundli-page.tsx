'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SectionPage } from '@/components/matching/section-page';
import { SeekerPanel } from '@/components/matching/seeker-panel';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { apiQuery } from '@/lib/client/api-query';
import { pathIn } from '@/lib/core/localized-path';
import type { OwnKundliReply } from '@/lib/features/matching/kundli/schema';
import { BirthForm } from './birth-form';
import { KundliResultPanel } from './kundli-result-panel';
import { KundliSwitchField } from './kundli-switch-field';

/** The viewer's own kundli: turned on, filled in, explained, turned off. */
export function KundliPage() {
	const t = useTranslations('kundli');
	const own = useQuery(apiQuery('GET /api/family/kundli'));
	return (
		<SectionPage title={t('title')} intro={t('intro')} section="kundli">
			<SeekerPanel query={own} words={{ loading: t('loading'), failed: t('failed') }}>
				{(found) =>
					found.since === null ? (
						<KundliSwitchField isOn={false} />
					) : (
						<>
							<Gap found={found} />
							{found.kundli && <KundliResultPanel found={found} kundli={found.kundli} />}
							<Card className="flex flex-col gap-4 p-4 md:p-6">
								<h2 className="text-h3 md:text-h3-wide">{t('birth.title')}</h2>
								<BirthForm found={found} />
							</Card>
							<KundliSwitchField isOn />
						</>
					)
				}
			</SeekerPanel>
		</SectionPage>
	);
}

/** Why nothing is computed, and where that can be mended. */
function Gap({ found: { gap } }: { found: OwnKundliReply }) {
	const language = useLocale();
	const t = useTranslations('kundli');
	if (gap === null) return null;
	return (
		<div className="flex flex-col items-start gap-3">
			<Banner tone="info">{t(`gaps.${gap}`)}</Banner>
			{gap === 'bornOn' && (
				<LinkButton look="outline" href={pathIn(language, '/profile')}>
					{t('toProfile')}
				</LinkButton>
			)}
		</div>
	);
}
