'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { callApi, typedFields } from '@/lib/client/api';
import type { Guardianship } from '@/lib/client/matching/guardians/replies';
import { refreshNotifications } from '@/lib/client/notifications';
import { showToast } from '@/lib/client/toast';
import { agreementMonths } from '@/lib/features/matching/guardians/rules';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { TermsList } from './terms-list';

interface AgreeDialogProps {
	guardianship: Guardianship;
	/** Whether the viewer is shown to others already. */
	isListed: boolean;
	onClose: () => void;
	onChanged: () => void;
}

/** The terms that the seeker agrees to, with the choices that are theirs. */
export function AgreeDialog({ guardianship, isListed, onChanged, onClose }: AgreeDialogProps) {
	const t = useTranslations('matching.guardians');
	const { _id: id, member } = guardianship;
	const name = shownName(member);
	return (
		<FormDialog
			title={t('agree.title', { name })}
			texts={{ confirm: t('agree.confirm'), busy: t('agree.busy'), failed: t('actionFailed') }}
			defaultValues={{ lastWord: 'own', contactOf: 'candidate', months: '6', isListed }}
			send={({ lastWord, contactOf, months, isListed: matrimonialConsent }) =>
				callApi('POST /api/family/guardians/[id]', {
					params: { id },
					body: typedFields({
						...{ hasLastWord: lastWord === 'given', contactOf, months: Number(months) },
						...(!isListed && { matrimonialConsent }),
					}),
				})
			}
			onDone={({ message }) => {
				showToast(message, 'success');
				void refreshNotifications();
				onClose();
				onChanged();
			}}
			onClose={onClose}
		>
			{({ register, errorAt }) => (
				<>
					<TermsList viewer="candidate" name={name} agreement={null} />
					<RadioGroup
						id="agree-word"
						{...register('lastWord')}
						legend={t('agree.lastWord')}
						className="[&>div]:flex-col"
						choices={[
							{ value: 'own', label: t('agree.own') },
							{ value: 'given', label: t('agree.given', { name }) },
						]}
					/>
					<RadioGroup
						id="agree-contact"
						{...register('contactOf')}
						legend={t('agree.contact')}
						choices={[
							{ value: 'candidate', label: t('agree.contactCandidate') },
							{ value: 'guardian', label: t('agree.contactGuardian', { name }) },
						]}
					/>
					<RadioGroup
						id="agree-months"
						{...register('months')}
						legend={t('agree.months')}
						choices={agreementMonths.map((count) => ({
							value: String(count),
							label: t('agree.monthsOf', { count }),
						}))}
					/>
					{!isListed && (
						<div>
							<Checkbox
								{...register('isListed', { required: t('agree.listedMissing') })}
								label={t('agree.listed')}
								aria-describedby={errorAt('isListed') ? 'agree-listed-error' : undefined}
							/>
							{errorAt('isListed') && <FieldError id="agree-listed-error">{errorAt('isListed')}</FieldError>}
						</div>
					)}
				</>
			)}
		</FormDialog>
	);
}
