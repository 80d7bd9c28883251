/** The first stop of the tab key: past the head, to `Page`. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a className="skip btn btn-primary" href="#main">
      {children}
    </a>
  );
}
