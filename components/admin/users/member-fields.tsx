import { useMessages, useTranslations } from 'next-intl';
import { FormProvider, useWatch } from 'react-hook-form';
import { LifeFields } from '@/components/family/cards/life-fields';
import { followInputs } from '@/components/form/follow-inputs';
import { PartialDateField } from '@/components/form/partial-date-field';
import type { ApiForm } from '@/components/form/use-api-form';
import { MobileField } from '@/components/member/mobile-field';
import { Checkbox } from '@/components/ui/checkbox';
import { CloseButton } from '@/components/ui/close-button';
import Combobox from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { PhoneNumber } from '@/components/ui/phone-number';
import { isEmailAddress } from '@/lib/core/email-rule';
import { memberFields } from '@/lib/features/member/rules/member-fields';
import type { AdminMember } from './admin-member';
import type { MemberValues } from './member-draft';

export interface KnownValues {
	clans: readonly string[];
	dynasties: readonly string[];
	locations: readonly string[];
}

interface MemberFieldsProps {
	/** Null for a new user. */
	user: AdminMember | null;
	isOwn: boolean;
	known: KnownValues;
	form: ApiForm<MemberValues>;
}

export function memberInputId(field: string): string {
	return `user-${field}`;
}

export function MemberFields({ user, isOwn, known, form }: MemberFieldsProps) {
	const t = useTranslations('admin.users');
	const { combobox } = useMessages();
	const { register, errorAt } = form;
	const start = form.getValues();
	const checkEmail = (email: string) => {
		const typed = email.trim().normalize('NFC');
		if (typed === '') return t('problems.emailRequired');
		return isEmailAddress(typed) || t('problems.emailInvalid');
	};
	const knownField = (name: 'clan' | 'dynasty' | 'location', options: readonly string[]) => (
		<Field id={memberInputId(name)} label={t(`form.${name}`)} error={errorAt(name)}>
			{(control) => (
				<Combobox
					{...control}
					name={name}
					label={t(`form.${name}`)}
					options={options}
					defaultValue={start[name]}
					texts={combobox}
					maxLength={memberFields[name].maxLength}
				/>
			)}
		</Field>
	);
	return (
		<>
			<Field id={memberInputId('name')} label={t('form.name')} error={errorAt('name')} isRequired>
				{(control) => (
					<Input
						{...control}
						{...register('name', { validate: (name) => name.trim() !== '' || t('problems.nameRequired') })}
						maxLength={memberFields.name.maxLength}
						autoComplete="off"
						spellCheck={false}
						autoCapitalize="words"
					/>
				)}
			</Field>
			<Field id={memberInputId('email')} label={t('form.email')} error={errorAt('email')} isRequired>
				{(control) => (
					<Input
						{...control}
						{...register('email', { validate: (email) => checkEmail(email) })}
						type="email"
						maxLength={memberFields.email.maxLength}
						autoComplete="off"
						spellCheck={false}
						autoCapitalize="none"
					/>
				)}
			</Field>
			<FormProvider {...form.methods}>
				<NumberField user={user} form={form} />
			</FormProvider>
			<PasswordField
				{...register('password', {
					validate: (password) => user !== null || password !== '' || t('problems.passwordRequired'),
				})}
				id={memberInputId('password')}
				label={t('form.password')}
				hint={user ? t('form.passwordKeep') : t('form.passwordNew')}
				error={errorAt('password')}
				isRequired={user === null}
				maxLength={memberFields.password.maxLength}
				autoComplete="new-password"
			/>
			{isOwn && <p className="text-sm text-warning">{t('form.ownLogin')}</p>}
			<div className="contents" onInput={followInputs(form)}>
				{knownField('clan', known.clans)}
				{knownField('dynasty', known.dynasties)}
				{knownField('location', known.locations)}
			</div>
			<FormProvider {...form.methods}>
				<MemberLife isOwn={isOwn} form={form} />
			</FormProvider>
			<RoleField wasAdmin={user?.isAdmin ?? false} isOwn={isOwn} form={form} />
		</>
	);
}

function NumberField({ user, form }: Pick<MemberFieldsProps, 'user' | 'form'>) {
	const t = useTranslations('admin.users');
	const typed = useWatch({ control: form.control, name: 'mobileNumber' });
	const id = memberInputId('mobileNumber');
	const { mobileNumber, mobileE164 } = user ?? { mobileNumber: null, mobileE164: null };
	const clear = () => {
		form.change('mobileNumber', '');
		document.getElementById(id)?.focus();
	};
	return (
		<div className="flex flex-col gap-1">
			<MobileField
				id={id}
				name="mobileNumber"
				label={t('form.mobileNumber')}
				hint={undefined}
				error={form.errorAt('mobileNumber')}
				isRequired={false}
				maxLength={memberFields.mobileNumber.maxLength}
				autoComplete="off"
				button={typed !== '' && <CloseButton label={t('form.clearMobile')} onClick={clear} />}
			/>
			{mobileE164 !== null && mobileNumber !== null && typed === mobileNumber && (
				<p className="text-sm">
					<PhoneNumber number={mobileNumber} e164={mobileE164} whatsapp={t('form.whatsapp')} />
				</p>
			)}
		</div>
	);
}

/** Birth and death. Nobody says of themselves that they have died. */
function MemberLife({ isOwn, form }: Pick<MemberFieldsProps, 'isOwn' | 'form'>) {
	const t = useTranslations('admin.users');
	const isDeceased = useWatch({ control: form.control, name: 'isDeceased' });
	if (isOwn)
		return (
			<PartialDateField
				name="dob"
				id={memberInputId('dob')}
				legend={t('form.dob')}
				hint={t('form.dobHint')}
				error={form.errorAt('dob')}
			/>
		);
	return (
		<LifeFields
			idOf={memberInputId}
			isDeceased={isDeceased}
			onDeceased={(value) => form.change('isDeceased', value)}
			deceasedHint={t('form.isDeceasedHint')}
			labels={{
				...{ isDeceased: t('form.isDeceased'), died: t('form.dod') },
				...{ dob: t('form.dob'), dobHint: t('form.dobHint') },
			}}
			errorAt={form.errorAt}
		/>
	);
}

interface RoleFieldProps extends Pick<MemberFieldsProps, 'isOwn' | 'form'> {
	wasAdmin: boolean;
}

function RoleField({ wasAdmin, isOwn, form }: RoleFieldProps) {
	const t = useTranslations('admin.users');
	const isAdmin = useWatch({ control: form.control, name: 'isAdmin' });
	const hintId = `${memberInputId('isAdmin')}-hint`;
	return (
		<div>
			<Checkbox
				{...form.register('isAdmin')}
				id={memberInputId('isAdmin')}
				label={t('form.isAdmin')}
				aria-describedby={hintId}
			/>
			<p id={hintId} className="text-sm text-text-muted">
				{t('form.isAdminHint')}
			</p>
			<p role="status" className="text-sm text-warning">
				{isOwn && wasAdmin && !isAdmin && t('form.ownRole')}
			</p>
		</div>
	);
}
