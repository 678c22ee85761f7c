'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { Select } from '@/components/ui/select';
import { callApi } from '@/lib/client/api';
import { invitePath } from '@/lib/client/family/diagram/opening';
import type { InvitableRelatives, Relatives } from '@/lib/client/matching/guardians/replies';
import { showToast } from '@/lib/client/toast';
import { pathIn } from '@/lib/core/localized-path';
import { shownName } from '@/lib/features/member/rules/shown-name';

interface AskRelativeFormProps {
	relatives: Relatives;
	invitable: InvitableRelatives;
	isEmailConfirmed: boolean;
	onChanged: () => void;
}

/** Asks somebody of the viewer's own tree. */
export function AskRelativeForm({ relatives, invitable, isEmailConfirmed, onChanged }: AskRelativeFormProps) {
	const language = useLocale();
	const t = useTranslations('matching.guardians.ask');
	return (
		<section aria-labelledby="ask-relative" className="flex flex-col gap-3">
			<h2 id="ask-relative" className="text-h3 md:text-h3-wide">
				{t('title')}
			</h2>
			<p className="text-text-soft">{t('text')}</p>
			{relatives.length === 0 ? (
				<EmptyState title={t('none')} text={t('noneText')}>
					<LinkButton look="outline" href={pathIn(language, '/family-tree')}>
						{t('tree')}
					</LinkButton>
				</EmptyState>
			) : (
				<AskForm relatives={relatives} isEmailConfirmed={isEmailConfirmed} onChanged={onChanged} />
			)}
			{invitable.length > 0 && <InviteList invitable={invitable} />}
		</section>
	);
}

/** Those who have to be invited to an account first, each with the way to the invitation. */
function InviteList({ invitable }: Pick<AskRelativeFormProps, 'invitable'>) {
	const language = useLocale();
	const t = useTranslations('matching.guardians.ask');
	return (
		<Card className="flex flex-col gap-3 p-4 md:p-6">
			<h3 className="text-heading text-lg">{t('invitable')}</h3>
			<p className="text-text-soft">{t('invitableText')}</p>
			<ul className="flex flex-col gap-2">
				{invitable.map((relative) => {
					const name = shownName(relative);
					return (
						<li key={relative._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
							<span>{t('option', { name, words: relative.words[language] })}</span>
							<LinkButton
								look="outline"
								href={pathIn(language, invitePath(relative._id))}
								aria-label={t('inviteNamed', { name })}
							>
								{t('invite')}
							</LinkButton>
						</li>
					);
				})}
			</ul>
		</Card>
	);
}

function AskForm({ relatives, isEmailConfirmed, onChanged }: Omit<AskRelativeFormProps, 'invitable'>) {
	const language = useLocale();
	const t = useTranslations('matching.guardians.ask');
	const tAll = useTranslations('matching.guardians');
	const { formProps, register, reset, errorAt, failure, isBusy } = useApiForm({
		defaultValues: { personId: '' },
		isGuarded: false,
		send: ({ personId }) => callApi('POST /api/family/guardians', { body: { personId } }),
		onSent: ({ message }) => {
			showToast(message, 'success');
			reset({ personId: '' });
			onChanged();
		},
	});
	return (
		<Card className="p-4 md:p-6">
			<form {...formProps} className="flex flex-col gap-4">
				{failure && <Banner tone="error">{failure.message || tAll('actionFailed')}</Banner>}
				{!isEmailConfirmed && <Banner tone="info">{t('unconfirmed')}</Banner>}
				<Field id="ask-person" label={t('relative')} error={errorAt('personId')} className="max-w-xl">
					{(control) => (
						<Select {...control} {...register('personId', { required: t('missing') })}>
							<option value="">{t('choose')}</option>
							{relatives.map((relative) => (
								<option key={relative._id} value={relative._id}>
									{t(relative.isUnclaimed ? 'unclaimed' : 'option', {
										name: shownName(relative),
										words: relative.words[language],
									})}
								</option>
							))}
						</Select>
					)}
				</Field>
				<div>
					<Button type="submit" busyLabel={isBusy && t('sending')}>
						{t('send')}
					</Button>
				</div>
			</form>
		</Card>
	);
}
