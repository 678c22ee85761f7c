/** The fort of the home page, still, behind the first words about us. */
export function AboutHero({ title, text }: { title: string; text: string }) {
	return (
		<section className="on-maroon relative isolate flex min-h-120 items-end overflow-hidden bg-maroon-950 py-10 md:min-h-[28rem] md:items-center md:py-14">
			<picture>
				<source media="(min-width: 768px)" srcSet="/hero/hero-wide.avif" type="image/avif" />
				<source media="(min-width: 768px)" srcSet="/hero/hero-wide.webp" type="image/webp" />
				<source srcSet="/hero/hero-tall.avif" type="image/avif" />
				<img
					src="/hero/hero-tall.webp"
					alt=""
					fetchPriority="high"
					className="absolute inset-0 -z-20 size-full object-cover object-top md:object-[42%_60%] xl:object-[75%_60%]"
				/>
			</picture>
			<div
				aria-hidden="true"
				className="absolute inset-0 -z-10 bg-linear-to-t from-40% from-maroon-950 via-65% via-maroon-950/60 to-transparent md:bg-linear-to-r md:from-20% md:from-maroon-950/95 md:via-50% md:via-maroon-950/60"
			/>
			<div className="container-page">
				<h1 className="max-w-2xl text-display md:max-xl:max-w-md md:text-display-middle xl:text-display-wide">
					{title}
				</h1>
				<p className="mt-3 max-w-xl text-sand-100 md:max-xl:max-w-sm md:text-lg">{text}</p>
			</div>
		</section>
	);
}
