const base =
	'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold transition-colors duration-150 aria-disabled:opacity-60 disabled:opacity-60';

const looks = {
	/** The one thing to do on a page or in a form. */
	primary: 'bg-primary text-on-primary hover:bg-primary-strong',
	/** The same on maroon. */
	gold: 'bg-gold-400 text-maroon-900 hover:bg-gold-300',
	outline: 'border border-control text-primary hover:bg-raised',
	/** An outline on maroon. */
	ghost: 'border border-sand-100 text-ivory hover:bg-ivory/10',
	quiet: 'text-primary hover:bg-raised',
	danger: 'bg-error text-page hover:opacity-90',
} as const;

export type ButtonLook = keyof typeof looks;

export function buttonClass(look: ButtonLook, className = ''): string {
	return `${base} ${looks[look]} ${className}`;
}
