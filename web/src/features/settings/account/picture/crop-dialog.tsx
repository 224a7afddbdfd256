import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { type Crop, middle, squareOf } from "./crop.ts";
import { RangeInput } from "./range-input.tsx";

/** In pixels, for screens of double density; the server keeps half of it. */
const drawnSide = 512;

type CropDialogProps = {
  picture: ImageBitmap;
  pending: boolean;
  onCrop: (cropped: Blob) => void;
  onClose: () => void;
};

/** Crops a picture to a square, with a preview, by sliders that keys move as well. */
export function CropDialog({ picture, pending, onCrop, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(middle);
  const preview = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = preview.current?.getContext("2d");
    const { left, top, side } = squareOf(picture, crop);
    pen?.clearRect(0, 0, drawnSide, drawnSide);
    pen?.drawImage(picture, left, top, side, side, 0, 0, drawnSide, drawnSide);
  }, [picture, crop]);
  const moveTo = (key: keyof Crop) => (value: number) => setCrop({ ...crop, [key]: value });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Crop your picture"
      description="Others see what is in the circle."
    >
      <DialogBody className="flex flex-col gap-4">
        <canvas
          ref={preview}
          width={drawnSide}
          height={drawnSide}
          role="img"
          aria-label="Preview of your picture"
          className="mx-auto size-48 rounded-full border border-line bg-sunken"
        />
        <Field label="Zoom">
          <RangeInput min={1} max={4} step={0.1} value={crop.zoom} onValueChange={moveTo("zoom")} />
        </Field>
        <Field label="Left to right">
          <RangeInput
            min={0}
            max={1}
            step={0.02}
            value={crop.across}
            onValueChange={moveTo("across")}
          />
        </Field>
        <Field label="Top to bottom">
          <RangeInput
            min={0}
            max={1}
            step={0.02}
            value={crop.down}
            onValueChange={moveTo("down")}
          />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          pending={pending}
          onClick={() =>
            // Where a browser cannot write WebP, it writes PNG.
            preview.current?.toBlob((cropped) => cropped && onCrop(cropped), "image/webp", 0.92)
          }
        >
          Use picture
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
