import { type ReactNode, useState } from 'react';

type ArticlePictureProps = {
  image: string;
  className?: string | undefined;
  eager?: boolean;
  /** What stands there when there is no picture, or when it cannot be loaded. */
  fallback?: ReactNode;
};

/** An article's picture. It decorates: the title beside it says what it is about. */
export function ArticlePicture({ image, className, eager = false, fallback = null }: ArticlePictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!image || failed === image) return fallback;
  return (
    <img
      // A prerendered picture may have failed before anybody listened.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) setFailed(image);
      }}
      src={image}
      alt=""
      width={1200}
      height={675}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      onError={() => setFailed(image)}
    />
  );
}
