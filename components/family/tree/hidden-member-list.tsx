'use client';

import { Eye } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { callApi, mapData } from '@/lib/client/api';
import type { CardAnswer, Family } from '@/lib/client/family/cards/family';
import { formatCount } from '@/lib/platform/i18n/format';

type HiddenMember = Family['hidden'][number];

interface HiddenMemberListProps {
	members: readonly HiddenMember[];
	onShown: (member: HiddenMember, answer: CardAnswer) => void;
}

/** Whose cards are not shown, folded away until somebody wants to show them again. */
export function HiddenMemberList({ members, onShown }: HiddenMemberListProps) {
	const t = useTranslations('familyTree');
	const language = useLocale();
	const [shown, setShown] = useState<HiddenMember | null>(null);
	const { formProps, isBusy, failure } = useApiForm<
		Record<string, never>,
		{ member: HiddenMember; answer: CardAnswer }
	>({
		defaultValues: {},
		send: async (_, submitter) => {
			const member = members.find(({ id }) => id === submitter?.getAttribute('value'));
			if (!member) return null;
			setShown(member);
			const call = { params: { id: member.id }, body: { isVisible: true } };
			return mapData(await callApi('PUT /api/family/update/[id]', call), (answer) => ({ member, answer }));
		},
		onSent: ({ member, answer }) => onShown(member, answer),
	});
	return (
		<details className="rounded-card border border-line bg-surface px-5">
			<summary className="min-h-11 cursor-pointer py-3 font-semibold">
				{t('hidden.title', { count: formatCount(members.length, language) })}
			</summary>
			<p className="text-sm text-text-muted">{t('hidden.hint')}</p>
			{failure && <Banner tone="error">{failure.message || t('edit.failed')}</Banner>}
			<form {...formProps}>
				<ul className="pb-2">
					{members.map((member) => (
						<li
							key={member.id}
							className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3 last:border-b-0"
						>
							<span className="min-w-0 font-bold font-serif text-heading text-lg">{member.name}</span>
							<Button
								type="submit"
								name="show"
								value={member.id}
								look="outline"
								aria-label={t('hidden.showNamed', { name: member.name })}
								busyLabel={isBusy && shown?.id === member.id && t('edit.saving')}
							>
								<Eye aria-hidden="true" className="size-5" />
								{t('hidden.show')}
							</Button>
						</li>
					))}
				</ul>
			</form>
		</details>
	);
}
