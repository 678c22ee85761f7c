import type { Locator, Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { MemberFieldName } from '@/lib/features/member/rules/member-fields';
import { type Account, expect } from './fixtures';
import { messagesIn, translator } from './languages';
import { at, untilHydrated } from './site';

type Answer = 'Yes' | 'No' | 'NotKnown';
type FieldName = Exclude<MemberFieldName, 'password'>;

/** The form over a member's fields, in the registration and in the own profile, by the names people read. */
export class MemberForm {
	readonly page: Page;
	readonly language: Language;

	constructor(page: Page, language: Language) {
		this.page = page;
		this.language = language;
	}

	text(name: FieldName | 'otherClan'): Locator {
		return this.page.getByRole('textbox', { name: this.nameOf(name), exact: true });
	}

	/** A list of choices, or a text with suggestions. */
	list(name: FieldName): Locator {
		return this.page.getByRole('combobox', { name: this.nameOf(name), exact: true });
	}

	password(): Locator {
		return passwordBox(this.page, this.language);
	}

	photo(): Locator {
		return this.page.getByLabel(this.nameOf('photo'));
	}

	answer(
		name: 'isMarried' | 'isManglik' | 'isListed' | 'matrimonialConsent' | 'mayIntroduce',
		choice: Answer,
	): Locator {
		const group = this.page.getByRole('group', { name: this.nameOf(name), exact: true });
		const { yesNo, notKnown } = messagesIn(this.language).memberOptions;
		return group.getByRole('radio', { name: { ...yesNo, NotKnown: notKnown }[choice], exact: true });
	}

	async choose(name: 'prefix' | 'gender', value: 'Shri' | 'Smt' | 'Male' | 'Female'): Promise<void> {
		const { prefix, gender } = messagesIn(this.language).memberOptions;
		const words: Record<string, string> = name === 'prefix' ? prefix : gender;
		await this.list(name).selectOption({ label: words[value] ?? '' });
	}

	async chooseClan(clan: 'Rathore' | 'Other'): Promise<void> {
		await this.list('clan').selectOption({ label: messagesIn(this.language).clans[clan] });
	}

	private nameOf(name: FieldName | 'otherClan' | 'photo'): string {
		return messagesIn(this.language).memberFields[name];
	}
}

/** Passwords have no role, and the button that shows one has the word in its name too. */
function passwordBox(page: Page, language: Language): Locator {
	return page.getByLabel(new RegExp(`^${messagesIn(language).memberFields.password}( \\*)?$`));
}

/** The wizard of the registration. */
export class RegistrationForm extends MemberForm {
	async open(): Promise<void> {
		await this.page.goto(pathIn(this.language, '/register'));
		// The lists of known values are asked for once React has taken the page over.
		await this.expectStep(1);
		await untilHydrated(this.page);
	}

	async expectStep(step: number): Promise<void> {
		const words = translator(this.language)('register.stepCounter', { step, total: 3 });
		await expect(this.page.getByText(words, { exact: true })).toBeVisible();
	}

	button(name: 'continue' | 'back' | 'next' | 'createAccount'): Locator {
		return this.page.getByRole('button', { name: messagesIn(this.language).register[name], exact: true });
	}

	async fillBasics({ name, email, password }: Account): Promise<void> {
		await this.text('name').fill(name);
		await this.text('email').fill(email);
		await this.password().fill(password);
	}

	/** Steps 1 and 2 with what they require, up to step 3. */
	async goToLastStep(account: Account): Promise<void> {
		await this.fillBasics(account);
		await this.button('continue').click();
		await this.expectStep(2);
		await this.choose('prefix', 'Shri');
		await this.choose('gender', 'Male');
		await this.button('next').click();
		await this.expectStep(3);
	}

	async submit(): Promise<void> {
		await this.button('createAccount').click();
		await expect(this.page).toHaveURL(at(pathIn(this.language, '/profile')));
	}
}

/** The form at /login. */
export class LoginForm {
	readonly email: Locator;
	readonly password: Locator;
	readonly button: Locator;
	private readonly page: Page;
	private readonly language: Language;

	constructor(page: Page, language: Language) {
		this.page = page;
		this.language = language;
		const { memberFields, login } = messagesIn(language);
		this.email = page.getByRole('textbox', { name: memberFields.email, exact: true });
		this.password = passwordBox(page, language);
		this.button = page.getByRole('main').getByRole('button', { name: login.signIn, exact: true });
	}

	async open(next?: string): Promise<void> {
		const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
		await this.page.goto(pathIn(this.language, `/login${query}`));
	}

	async logIn({ email, password }: Account): Promise<void> {
		await this.email.fill(email);
		await this.password.fill(password);
		await this.button.click();
	}
}
