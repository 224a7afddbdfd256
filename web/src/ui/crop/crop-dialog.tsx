import { type PointerEvent, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { Field } from "#ui/form/field.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { type Crop, dragged, middle, squareOf, wholeZoom } from "./crop.ts";
import { RangeInput } from "./range-input.tsx";

/** In pixels, for screens of double density. */
const drawnSide = 512;

const shapes = { circle: "rounded-full", square: "rounded-md rounded-br-[45%]" };

type CropDialogProps = {
  picture: ImageBitmap;
  title: string;
  description: string;
  /** What the picture is seen in; into a square the whole of it may go. */
  shape: keyof typeof shapes;
  /** The words of the button. */
  action: string;
  pending: boolean;
  onCrop: (cropped: Blob) => void;
  onClose: () => void;
};

/** Crops a picture to a square, with a preview to drag, and by sliders that keys move as well. */
export function CropDialog({
  picture,
  title,
  description,
  shape,
  action,
  pending,
  onCrop,
  onClose,
}: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(middle);
  // A state: the dialog puts it into the page after its first rendering.
  const [preview, setPreview] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    const pen = preview?.getContext("2d");
    const { left, top, side } = squareOf(picture, crop);
    pen?.clearRect(0, 0, drawnSide, drawnSide);
    pen?.drawImage(picture, left, top, side, side, 0, 0, drawnSide, drawnSide);
  }, [preview, picture, crop]);
  const moveTo = (key: keyof Crop) => (value: number) => setCrop({ ...crop, [key]: value });
  const drag = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { clientWidth: width, clientHeight: height } = currentTarget;
    setCrop(dragged(picture, crop, { across: movementX / width, down: movementY / height }));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
    >
      <DialogBody className="flex flex-col gap-4">
        <canvas
          ref={setPreview}
          width={drawnSide}
          height={drawnSide}
          role="img"
          aria-label="Preview of your picture"
          onPointerDown={({ currentTarget, pointerId }) =>
            currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={drag}
          className={cn(
            "mx-auto size-48 cursor-grab touch-none border border-line bg-sunken active:cursor-grabbing",
            shapes[shape],
          )}
        />
        <Field label="Zoom">
          <RangeInput
            min={shape === "square" ? wholeZoom(picture) : 1}
            max={4}
            step={0.1}
            value={crop.zoom}
            onValueChange={moveTo("zoom")}
          />
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
            preview?.toBlob((cropped) => cropped && onCrop(cropped), "image/webp", 0.92)
          }
        >
          {action}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
