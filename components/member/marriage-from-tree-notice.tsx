'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { apiQuery } from '@/lib/client/api-query';
import type { MemberValues } from '@/lib/client/member/member-values';
import { formerMarriageWords } from '@/lib/features/member/rules/marital-words';

interface MarriageFromTreeNoticeProps {
	form: ApiForm<MemberValues>;
	saved: string | null;
}

/** What the own tree records of a marriage that has ended, for the profile. Nothing is stored until the form is saved. */
export function MarriageFromTreeNotice({ form, saved }: MarriageFromTreeNoticeProps) {
	const t = useTranslations('profile.fromTree');
	const tAll = useTranslations();
	const { data } = useQuery(apiQuery('GET /api/family/former-marriage'));
	const [isMarried, typed] = form.watch(['isMarried', 'formerMarriage']);
	const proposed = data?.formerMarriage;
	if (!proposed || saved || isMarried) return null;
	const { formerMarriage, formerMarriageEndedYear: year, childrenCount: children } = proposed;
	if (typed === formerMarriage) return <Banner tone="info">{t('taken')}</Banner>;
	if (typed) return null;
	const take = () => {
		form.change('isMarried', false);
		form.change('formerMarriage', formerMarriage);
		form.change('formerMarriageEndedYear', year === null ? '' : String(year));
		form.change('childrenCount', children === null ? '' : String(children));
	};
	return (
		<Banner tone="info">
			<p>{t('found', { marriage: formerMarriageWords(proposed, tAll) ?? '' })}</p>
			<Button look="outline" className="mt-2" onClick={take}>
				{t('use')}
			</Button>
		</Banner>
	);
}
