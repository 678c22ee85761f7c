'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SectionPage } from '@/components/matching/section-page';
import { SeekerPanel } from '@/components/matching/seeker-panel';
import { apiQuery } from '@/lib/client/api-query';
import { ActList } from './act-list';
import { AskRelativeForm } from './ask-relative-form';
import { GuardianCard } from './guardian-card';
import { SeekerCard } from './seeker-card';

/** For whom the viewer looks, who looks for the viewer, and what was done in the viewer's name. */
export function GuardiansPage() {
	const t = useTranslations('matching.guardians');
	const guardians = useQuery(apiQuery('GET /api/family/guardians'));
	const onChanged = () => void guardians.refetch();
	return (
		<SectionPage title={t('title')} intro={t('intro')} section="guardians">
			<SeekerPanel query={guardians} words={{ loading: t('loading'), failed: t('failed') }}>
				{({ candidates, guardians: those, relatives, invitable, acts, isListed, isEmailConfirmed }) => (
					<>
						<Group
							id="my-guardians"
							title={t('theirs.title')}
							items={those.map((guardianship) => (
								<GuardianCard key={guardianship._id} {...{ guardianship, isListed }} onChanged={onChanged} />
							))}
						/>
						<Group
							id="my-candidates"
							title={t('mine.title')}
							items={candidates.map((guardianship) => (
								<SeekerCard key={guardianship._id} guardianship={guardianship} onChanged={onChanged} />
							))}
						/>
						<AskRelativeForm {...{ relatives, invitable, isEmailConfirmed }} onChanged={onChanged} />
						{(acts.length > 0 || those.length > 0) && <ActList acts={acts} />}
						{those.length === 0 && (
							<p className="text-text-muted">
								<span className="font-semibold">{t('theirs.empty')}</span> {t('theirs.emptyText')}
							</p>
						)}
					</>
				)}
			</SeekerPanel>
		</SectionPage>
	);
}

/** Those there are; nothing where there is nobody. */
function Group({ id, title, items }: { id: string; title: string; items: readonly ReactNode[] }) {
	if (items.length === 0) return null;
	return (
		<section aria-labelledby={id} className="flex flex-col gap-3">
			<h2 id={id} className="text-h3 md:text-h3-wide">
				{title}
			</h2>
			<div className="flex flex-col gap-4">{items}</div>
		</section>
	);
}
