/** What a function made of its last argument, made anew only for another one. */
export function remember<A, R>(make: (of: A) => R): (of: A) => R {
  let last: { readonly of: A; readonly made: R } | null = null;
  return of => {
    if (last?.of !== of) last = { of, made: make(of) };
    return last.made;
  };
}
