const base = 'button min-h-11 px-5 py-2';

const looks = {
	/** The one thing to do on a page or in a form. */
	primary: 'bg-primary text-on-primary hover:bg-primary-strong',
	/** The same on maroon. */
	gold: 'bg-gold-400 text-maroon-900 hover:bg-gold-300',
	outline: 'border border-control text-primary hover:bg-raised',
	/** An outline on maroon. */
	ghost: 'border border-sand-100 text-ivory hover:bg-ivory/10',
	quiet: 'text-primary hover:bg-raised',
	// Dimmed again while it is disabled, since `hover:` would win over the dimming of every button.
	danger: 'bg-error text-page hover:opacity-90 aria-disabled:opacity-60 disabled:opacity-60',
} as const;

export type ButtonLook = keyof typeof looks;

export function buttonClass(look: ButtonLook, className = ''): string {
	return `${base} ${looks[look]} ${className}`;
}
